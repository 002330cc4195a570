import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { VERSION_COMMENT } from '../elements/build/version-comment.ts';

/** These only define things, and do not say so: what does not use them goes without. */
const withoutUnusedParsers: Plugin = {
  name: 'without-unused-parsers',
  setup({ onResolve, resolve: resolvePath }) {
    onResolve({ filter: /^(?:parse5|jsonc-parser)$/ }, async ({ path, pluginData, ...options }) =>
      pluginData === 'resolved'
        ? undefined
        : { ...(await resolvePath(path, { ...options, pluginData: 'resolved' })), sideEffects: false },
    );
  },
};

/**
 * Code with all that it imports.
 *
 * @param projectFolder - with what `npm run build` has written.
 * @param code - what imports from the package: `import './lib/esm/index.js'`.
 * @param format - `iife` is a classic script, `esm` a module.
 * @throws if it holds a package whose licence is not in `dist/THIRD-PARTY-NOTICES`.
 */
export async function bundled(projectFolder: string, code: string, format: 'iife' | 'esm'): Promise<string> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: projectFolder,
    stdin: { contents: code, resolveDir: projectFolder },
    plugins: [withoutUnusedParsers],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format,
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error', // It warns of each import that is free of side effects and unused.
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const notices = readFileSync(resolve(projectFolder, 'dist/THIRD-PARTY-NOTICES'), 'utf8');
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  for (const [path, { bytesInOutput }] of inputs) {
    const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
    if (bytesInOutput > 0 && name && !new RegExp(`^${name} \\d`, 'm').test(notices))
      throw new Error(`${name} is in the bundle of «${code}», and its licence not in THIRD-PARTY-NOTICES.`);
  }
  return VERSION_COMMENT + outputFiles[0]?.text;
}

/**
 * The three elements as one classic script. From disk (`file:`) neither Chromium, nor Firefox, nor WebKit loads modules, and
 * the one tag is made of them; sites have no use for it.
 *
 * @param projectFolder - with what `npm run build` has written.
 */
export const previewScript = (projectFolder: string) => bundled(projectFolder, `import './lib/esm/index.js'`, 'iife');
