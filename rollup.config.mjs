import { rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';
import { customElementsManifest } from './elements/build/custom-elements.ts';
import { declarations } from './elements/build/declarations-plugin.mjs';
import { generatedFiles } from './elements/build/generated-files-plugin.mjs';
import { integrity } from './elements/build/integrity-plugin.mjs';
import { loader } from './elements/build/loader-plugin.mjs';
import manifest from './package.json' with { type: 'json' };
import { cssTextRollupPlugin } from './src/styles/css-text.mjs';

rmSync('dist', { recursive: true, force: true });

const customElements = await customElementsManifest();

const transpile = (options) => esbuild({ target: 'es2022', charset: 'utf8', tsconfig: 'tsconfig.json', ...options });

/** Everything a page needs that has no bundler: one entry an element, code-split, React included. */
const oneTag = {
  input: {
    header: 'elements/one-tag/header.ts',
    subnav: 'elements/one-tag/subnav.ts',
    search: 'elements/one-tag/search.ts',
  },
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    commonjs(),
    replace({ preventAssignment: true, 'process.env.NODE_ENV': '"production"' }),
    cssTextRollupPlugin(),
    transpile({ minify: true }),
    loader(customElements),
    integrity(),
  ],
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    manualChunks: (id) => (/node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'react' : undefined),
  },
};

const packageNames = [
  ...Object.keys(manifest.dependencies),
  ...Object.keys(manifest.peerDependencies),
  ...builtinModules,
];

/** The same for bundlers: React is the host's, and other packages stay imports. */
const modules = {
  input: {
    index: 'elements/modules/index.ts',
    'site-header': 'elements/modules/site-header.ts',
    'site-subnav': 'elements/modules/site-subnav.ts',
    'site-search': 'elements/modules/site-search.ts',
    define: 'elements/define-elements.ts',
    core: 'elements/core.ts',
    prerender: 'elements/prerender.ts',
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
    declarations(),
    generatedFiles(customElements),
  ],
  output: { dir: 'dist/esm', format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
};

export default [oneTag, modules];
