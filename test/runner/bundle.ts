import { relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { preactForReactEsbuild } from '../../elements/build/preact-plugin.mjs';
import { cssTextEsbuildPlugin } from '../../src/styles/css-text.mjs';
import { PROJECT_FOLDER, TEST_BUNDLE_FOLDER } from './paths.ts';

/** What the elements run on: React, or preact/compat as in `site-elements.lite.js`. */
export type Flavour = 'react' | 'lite';

/**
 * Bundles browser tests, one entry per file, into the folder the test runner serves. React is CommonJS, so a browser
 * cannot load it unbundled; splitting keeps one copy of it, and one copy of every module that two tests share.
 *
 * @param testFiles - Absolute paths of test files.
 * @returns Absolute paths of the bundles, in the same order.
 * @throws if a file does not compile.
 */
export async function bundleTests(testFiles: readonly string[], flavour: Flavour): Promise<string[]> {
  await build({
    absWorkingDir: PROJECT_FOLDER,
    entryPoints: [...testFiles],
    outdir: TEST_BUNDLE_FOLDER,
    outbase: resolve(PROJECT_FOLDER, 'test'),
    // The guard stands before everything else, so that a message logged while a module loads is seen too.
    inject: [resolve(PROJECT_FOLDER, 'test/support/setup.ts')],
    bundle: true,
    splitting: true,
    // `sideEffects` of package.json speaks of what is published; here it would drop the setup.
    ignoreAnnotations: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: 'inline',
    jsx: 'automatic',
    plugins: [cssTextEsbuildPlugin(), ...(flavour === 'lite' ? [preactForReactEsbuild()] : [])],
    define: {
      'process.env.NODE_ENV': '"development"', // React warns in development only.
      TEST_FLAVOUR: JSON.stringify(flavour),
    },
    // The runner's own module, and Node modules that @sinonjs/fake-timers asks for behind a check for Node.
    external: ['/__web-dev-server__*', 'util', 'timers', 'timers/promises'],
    logLevel: 'warning',
  });
  return testFiles.map((file) =>
    resolve(TEST_BUNDLE_FOLDER, relative(resolve(PROJECT_FOLDER, 'test'), file).replace(/\.tsx?$/, '.js')),
  );
}
