import { rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';
import { declarations } from './elements/build/declarations-plugin.mjs';
import { editorPages, schemasByElement } from './elements/build/editor-plugin.mjs';
import { generatedFiles } from './elements/build/generated-files-plugin.mjs';
import { importSource } from './elements/build/import-source.ts';
import { integrity } from './elements/build/integrity-plugin.mjs';
import { writeLanguageModules } from './elements/build/language-modules.ts';
import { loader } from './elements/build/loader-plugin.mjs';
import { minify } from './elements/build/minify-plugin.mjs';
import { notices } from './elements/build/notices-plugin.mjs';
import { ownDocument } from './elements/build/own-document-plugin.mjs';
import { preactForReact } from './elements/build/preact-plugin.mjs';
import { withoutConversions } from './elements/build/r2wc-plugin.mjs';
import { stageFileName } from './elements/build/stage-files.ts';
import manifest from './package.json' with { type: 'json' };
import { cssTextRollupPlugin } from './src/styles/css-text.mjs';

for (const folder of ['dist', 'lib']) rmSync(folder, { recursive: true, force: true });
writeLanguageModules();

const { customElementsManifest } = await importSource('elements/manifest/manifest.ts');
const customElements = customElementsManifest();

const transpile = (options) => esbuild({ target: 'es2022', charset: 'utf8', tsconfig: 'tsconfig.json', ...options });

/** The entries that import a module at whatever remove: at once, or also what is loaded later. */
function entriesOf(id, getModuleInfo, isLaterToo, seen = new Set()) {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const { isEntry, importers, dynamicImporters } = getModuleInfo(id);
  const entries = new Set(isEntry ? [id] : []);
  for (const importer of isLaterToo ? [...importers, ...dynamicImporters] : importers) {
    for (const entry of entriesOf(importer, getModuleInfo, isLaterToo, seen)) entries.add(entry);
  }
  return entries;
}

/**
 * React, which changes rarely, in a file of its own; what an element needs at once and another one too, if later, in one,
 * which compresses better than many. So what shows needs four files, with its texts: a browser loads six at a time. What
 * the closed search alone needs at once does not wait in it: the header comes first.
 */
function chunkOf(id, { getModuleInfo }) {
  if (/commonjsHelpers|\/own-document\.ts$|node_modules\/(react|react-dom|scheduler|preact)\//.test(id)) return 'react';
  const isForFirst = [...entriesOf(id, getModuleInfo, false)].some((entry) => !entry.endsWith('/search.ts'));
  return isForFirst && entriesOf(id, getModuleInfo, true).size > 1 ? 'shared' : undefined;
}

/**
 * Everything a page needs that has no bundler: one entry an element, code-split, React included.
 *
 * @param {string} loaderName - File name of the tag's script, in `dist/`.
 * @param {string} folder - Where its chunks are, in `dist/`.
 * @param {import('rollup').Plugin[]} ownPlugins - What makes the flavour.
 */
const oneTag = (loaderName, folder, ownPlugins) => ({
  input: {
    header: 'elements/entries/one-tag/header.ts',
    subnav: 'elements/entries/one-tag/subnav.ts',
    search: 'elements/entries/one-tag/search.ts',
  },
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    ...ownPlugins,
    withoutConversions(),
    nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    commonjs(),
    replace({ preventAssignment: true, 'process.env.NODE_ENV': '"production"' }),
    cssTextRollupPlugin(),
    transpile({}),
    ownDocument(),
    minify(),
    notices(),
    loader(customElements, loaderName),
    integrity(loaderName),
  ],
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: `${folder}[name]-[hash].js`,
    chunkFileNames: (chunk) => `${folder}${stageFileName(chunk) ?? '[name]'}-[hash].js`,
    manualChunks: chunkOf,
  },
});

const packageNames = [
  ...Object.keys(manifest.dependencies),
  ...Object.keys(manifest.peerDependencies),
  ...builtinModules,
];

/** The same for bundlers: React is the host's, and other packages stay imports. */
const modules = {
  input: {
    index: 'elements/entries/index.ts',
    'site-header': 'elements/entries/site-header.ts',
    'site-subnav': 'elements/entries/site-subnav.ts',
    'site-search': 'elements/entries/site-search.ts',
    define: 'elements/entries/define.ts',
    core: 'elements/entries/core.ts',
    prerender: 'elements/entries/prerender.ts',
    eleventy: 'elements/plugins/eleventy.ts',
    vite: 'elements/plugins/vite.ts',
    astro: 'elements/plugins/astro.ts',
    command: 'elements/cli/main.ts',
    'prerender-worker': 'elements/cli/worker.ts',
  },
  external: (id) => packageNames.some((name) => id === name || id.startsWith(`${name}/`) || id.startsWith('node:')),
  plugins: [
    nodeResolve({ extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    cssTextRollupPlugin(),
    transpile({}),
    ownDocument(),
    declarations(),
    generatedFiles(customElements),
  ],
  output: { dir: 'lib/esm', format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
};

/**
 * `site-elements/prerender` where `react` is that of Server Components, which has no context, and `react-dom/server` refuses to
 * run: all that imports React, and React itself, for any runtime.
 */
const withOwnReact = {
  input: 'elements/entries/prerender.ts',
  external: ['jsonc-parser', 'parse5', 'valibot'],
  plugins: [
    nodeResolve({ extensions: ['.mjs', '.js', '.ts', '.tsx'], exportConditions: ['edge-light'] }),
    commonjs(),
    replace({ preventAssignment: true, 'process.env.NODE_ENV': '"production"' }),
    cssTextRollupPlugin(),
    transpile({ minify: true, legalComments: 'none' }),
  ],
  output: { file: 'lib/esm/prerender.react-server.js', format: 'es', inlineDynamicImports: true },
};

/**
 * The editor page and the page in its frame: each one classic script, because from disk browsers load no modules. They are
 * no part of what visitors load, so esbuild is quick enough for them.
 */
const editor = (name) => ({
  input: `elements/editor/${name}.ts`,
  plugins: [
    nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    commonjs(),
    replace({
      preventAssignment: true,
      'process.env.NODE_ENV': '"production"',
      SITE_SCHEMAS: name === 'editor' ? schemasByElement() : '{}',
    }),
    cssTextRollupPlugin(),
    transpile({ minify: true, legalComments: 'none' }),
    notices(),
    editorPages(),
  ],
  output: { dir: 'dist', format: 'iife', entryFileNames: 'editor/[name].js', inlineDynamicImports: true },
});

export default [
  oneTag('site-elements.js', '', []),
  oneTag('site-elements.lite.js', 'lite/', [preactForReact()]),
  editor('editor'),
  editor('preview'),
  modules,
  withOwnReact,
];
