import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { cssText } from '../../src/styles/css-text.mjs';

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');

/** One kB is 1000 bytes, as in specification and budgets. */
const KB = 1000;

/** Our own code and styles, gzip: what an element adds to React and the other packages. */
const BUDGETS = [
  { element: 'site-header', scriptBytes: 11.8 * KB, styleBytes: 6 * KB },
  { element: 'site-subnav', scriptBytes: 8 * KB, styleBytes: 3 * KB },
  { element: 'site-search', scriptBytes: 8 * KB, styleBytes: 3 * KB },
] as const;

const gzipBytes = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).byteLength;

/**
 * Bundles an element's declaration, its folder, and the parts and hooks it uses; what it loads later is a bundle of its
 * own, and the largest one counts. Outside stay packages, the rules of `src/core`, the layer in `elements/runtime/` that
 * all elements share, and the tokens and the reset, which they share too.
 */
async function measure(element: string): Promise<{ scriptBytes: number; styleBytes: number }> {
  const styles = new Set<string>();
  const { outputFiles } = await build({
    absWorkingDir: PROJECT_FOLDER,
    entryPoints: [`elements/${element}.ts`],
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
          onResolve({ filter: /^\.\/runtime\/|\/core\// }, ({ path }) => ({ path, external: true }));
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

/** What a page loads in all, gzip, by the flavour of the tag. */
const PAGE_BUDGETS = [
  { loader: 'site-elements.js', loaderBytes: 8.4 * KB, headerBytes: 104.9 * KB, closedBytes: 133.2 * KB },
  { loader: 'site-elements.lite.js', loaderBytes: 8.4 * KB, headerBytes: 44.5 * KB, closedBytes: 72.7 * KB },
] as const;
const SEARCH_BYTES = 38 * KB;

const DIST = resolve(PROJECT_FOLDER, 'dist');
const built = (file: string) => readFileSync(resolve(DIST, file), 'utf8');

/** Every chunk that a chunk cannot run without. */
function staticFiles(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name = ''] of built(file).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) {
    staticFiles(join(dirname(file), name), seen);
  }
  return seen;
}

/** What chunks may ask for later, at whatever remove, and what that needs; without the chunks of some names. */
function laterFiles(files: readonly string[], without = /^$/): readonly string[] {
  const found = new Set(files);
  for (const file of found) {
    const names = [...built(file).matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, name = '']) => name);
    for (const name of names.filter((later) => !without.test(basename(later)))) {
      staticFiles(join(dirname(file), name), found);
    }
  }
  return [...found].filter((file) => !files.includes(file));
}

/** What keeps for the next page what shows: in an idle moment of the first page of a visit, and beside all other budgets. */
const KEEPING = /^write-snapshot-/;
const KEEPING_BYTES = 3.5 * KB;

/** Chunks that come with a mistake in the data, with `src` or a menu, with printed markup, an event before the code, or another language. */
const WITH_A_CAUSE =
  /^(?:explain-json|problem|rendering-problem|name-taken|load-source|read-menu|take-over|replay|[a-z]{2}-)/;

const LATER_THAN_ALL = new RegExp(`${WITH_A_CAUSE.source}|${KEEPING.source}`);

const bytesOf = (files: Iterable<string>) => [...new Set(files)].reduce((sum, file) => sum + gzipBytes(built(file)), 0);

/** The files that a loader asks for, as it has them in its tables. */
function filesOf(loader: string): Readonly<Record<'header' | 'subnav' | 'search' | 'texts', readonly string[]>> {
  const names = [...built(loader).matchAll(/"([\w/]+-[\w-]{8}\.js)"/g)].map(([, name = '']) => name);
  const entry = (name: string) => [...staticFiles(names.find((file) => basename(file).startsWith(`${name}-`)) ?? name)];
  // The longest of the languages: a page loads one.
  const languages = names.filter((file) => /^[a-z]{2}-/.test(basename(file)));
  const longest = languages.sort((a, b) => bytesOf([b]) - bytesOf([a])).slice(0, 1);
  return { header: entry('header'), subnav: entry('subnav'), search: entry('search'), texts: longest };
}

describe('bytes', () => {
  for (const { loader, loaderBytes, headerBytes, closedBytes } of PAGE_BUDGETS) {
    it(`of ${loader} stay within ${loaderBytes}, gzip`, () => {
      assert.ok(existsSync(resolve(DIST, loader)), `dist/${loader} is missing: run npm run build.`);
      const bytes = bytesOf([loader]);
      assert.ok(bytes <= loaderBytes, `${bytes} bytes`);
    });

    it(`that ${loader} must have before the header shows stay within ${headerBytes}, gzip`, () => {
      const { header, texts } = filesOf(loader);
      const bytes = bytesOf([loader, ...header, ...texts]);
      assert.ok(bytes <= headerBytes, `${bytes} bytes`);
    });

    it(`of all script that ${loader} loads with header, sub-navigation and closed search stay within ${closedBytes}, gzip`, () => {
      const { header, subnav, texts } = filesOf(loader);
      // What header and sub-navigation load after their first render counts, too; the search has no code.
      const later = laterFiles([...header, ...subnav], LATER_THAN_ALL);
      const bytes = bytesOf([loader, ...header, ...later, ...subnav, ...texts]);
      assert.ok(bytes <= closedBytes, `${bytes} bytes`);
    });

    it(`that ${loader} loads to keep what shows for the next page stay within ${KEEPING_BYTES}, gzip`, () => {
      const { header, subnav } = filesOf(loader);
      const before = new Set(laterFiles([...header, ...subnav], LATER_THAN_ALL));
      const added = laterFiles([...header, ...subnav], WITH_A_CAUSE).filter((file) => !before.has(file));
      const bytes = bytesOf(added);
      assert.ok(added.some((file) => KEEPING.test(basename(file))));
      assert.ok(bytes <= KEEPING_BYTES, `${bytes} bytes`);
    });

    it(`that opening the search adds to ${loader} stay within ${SEARCH_BYTES}, gzip`, () => {
      const { search } = filesOf(loader);
      const own = search.find((file) => basename(file).startsWith('search-')) ?? '';
      const added = laterFiles([own], LATER_THAN_ALL).filter((file) => !search.includes(file));
      const bytes = bytesOf(added);
      assert.ok(added.length > 0);
      assert.ok(bytes <= SEARCH_BYTES, `${bytes} bytes`);
    });
  }

  for (const { element, scriptBytes, styleBytes } of BUDGETS) {
    it(`of <${element}> stay within ${scriptBytes} of script and ${styleBytes} of style, gzip`, async () => {
      const actual = await measure(element);
      assert.ok(actual.scriptBytes <= scriptBytes, `${actual.scriptBytes} bytes of script`);
      assert.ok(actual.styleBytes <= styleBytes, `${actual.styleBytes} bytes of style`);
    });
  }
});
