import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { cssText } from '../../src/styles/css-text.mjs';

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');

/** One kB is 1000 bytes, as in specification and budgets. */
const KB = 1000;
const LOADER_BYTES = 4 * KB;

/** Our own code and styles, gzip: what an element adds to React and the other packages. */
const BUDGETS = [
  { element: 'site-header', scriptBytes: 10.5 * KB, styleBytes: 6 * KB },
  { element: 'site-subnav', scriptBytes: 8 * KB, styleBytes: 3 * KB },
  { element: 'site-search', scriptBytes: 8 * KB, styleBytes: 3 * KB },
] as const;

const gzipBytes = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).byteLength;

/**
 * Bundles an element's declaration, its folder, and the parts and hooks it uses; what it loads later is a bundle of its
 * own, and the largest one counts. Outside stay packages, the rules of `src/core`, the layer in `elements/` that all
 * elements share, and the tokens and the reset, which they share too.
 */
async function measure(element: string): Promise<{ scriptBytes: number; styleBytes: number }> {
  const styles = new Set<string>();
  const name = element.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase());
  const { outputFiles } = await build({
    absWorkingDir: PROJECT_FOLDER,
    // Only the declaration: the description beside it is never loaded.
    stdin: { contents: `export { ${name} } from './elements/${element}.ts';`, resolveDir: PROJECT_FOLDER },
    bundle: true,
    treeShaking: true,
    minify: true,
    write: false,
    outdir: 'bytes',
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    plugins: [
      {
        name: 'set-aside',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^\.\/[\w-]+\.ts$|\/core\// }, ({ path, importer }) => {
            const isSetAside = path.includes('/core/') || /\/elements\/[\w-]+\.ts$/.test(importer);
            return isSetAside ? { path, external: true } : undefined;
          });
          // The build drops the description; esbuild keeps it, because it spreads an object.
          onLoad({ filter: /\/elements\/site-\w+\.ts$/ }, ({ path }) => {
            const [declaration] = readFileSync(path, 'utf8').split('/** What `custom-elements.json` says');
            return { contents: declaration ?? '', loader: 'ts' };
          });
          onLoad({ filter: /\.css$/ }, async ({ path }) => {
            if (!path.includes('/src/styles/')) styles.add(await cssText(path));
            return { contents: '' };
          });
        },
      },
    ],
  });
  return {
    scriptBytes: Math.max(...outputFiles.map(({ contents }) => gzipBytes(contents))),
    styleBytes: gzipBytes([...styles].join('')),
  };
}

describe('bytes', () => {
  it(`of the loader stay within ${LOADER_BYTES} (contract §1: a few kB), gzip`, () => {
    const loader = resolve(PROJECT_FOLDER, 'dist/site-elements.js');
    assert.ok(existsSync(loader), 'dist/site-elements.js is missing: run npm run build.');
    const bytes = gzipBytes(readFileSync(loader));
    assert.ok(bytes <= LOADER_BYTES, `${bytes} bytes`);
  });

  for (const { element, scriptBytes, styleBytes } of BUDGETS) {
    it(`of <${element}> stay within ${scriptBytes} of script and ${styleBytes} of style, gzip`, async () => {
      const actual = await measure(element);
      assert.ok(actual.scriptBytes <= scriptBytes, `${actual.scriptBytes} bytes of script`);
      assert.ok(actual.styleBytes <= styleBytes, `${actual.styleBytes} bytes of style`);
    });
  }
});
