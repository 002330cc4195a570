import { relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { preactForReactEsbuild } from '../../elements/build/preact-plugin.mjs';
import { cssTextEsbuildPlugin } from '../../src/styles/css-text.mjs';
import { PROJECT_FOLDER, TEST_BUNDLES_FOLDER } from './paths.ts';

/** A test file, and what was bundled of it. */
export interface BrowserTestFile {
  /** Path from the project's folder. */
  readonly file: string;
  /** Absolute path of its bundle. */
  readonly bundle: string;
}

/** What the elements run on: React, or preact/compat as in `site-elements.lite.js`. */
export type Flavour = 'react' | 'lite';

interface BundleOptions {
  readonly flavour: Flavour;
  /** Of the folder that they are bundled into; of their own for runs at the same time. */
  readonly name: string;
  /** React as it is published, without its warnings; for engines beside one that sees them. */
  readonly isProduction?: boolean;
  /** How much later than asked for React and preact render. */
  readonly renderDelayMs?: number;
}

/**
 * Bundles browser tests, one entry per file, into a folder that the test runner serves. React is CommonJS, so a browser
 * cannot load it unbundled; splitting keeps one copy of it, and one copy of every module that two tests share.
 *
 * @param files - Paths of test files from the project's folder.
 * @returns each with its bundle, in the same order.
 * @throws if a file does not compile.
 */
export async function bundleTests(
  files: readonly string[],
  { flavour, name, isProduction = false, renderDelayMs = 0 }: BundleOptions,
): Promise<BrowserTestFile[]> {
  const folder = resolve(TEST_BUNDLES_FOLDER, name);
  await build({
    absWorkingDir: PROJECT_FOLDER,
    entryPoints: files.map((file) => resolve(PROJECT_FOLDER, file)),
    outdir: folder,
    outbase: resolve(PROJECT_FOLDER, 'test'),
    // The guard stands before everything else, so that a message logged while a module loads is seen too.
    inject: [resolve(PROJECT_FOLDER, 'test/support/setup.ts')],
    bundle: true,
    splitting: true,
    // `sideEffects` of package.json speaks of what is published; here it would drop the setup.
    ignoreAnnotations: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: 'linked', // Inline it would be three quarters of what each page reads.
    jsx: 'automatic',
    plugins: [
      cssTextEsbuildPlugin(),
      ...(flavour === 'lite' ? [preactForReactEsbuild()] : []),
      ...(renderDelayMs > 0 ? [lateScheduler(renderDelayMs)] : []),
    ],
    define: {
      'process.env.NODE_ENV': JSON.stringify(isProduction ? 'production' : 'development'),
      TEST_FLAVOUR: JSON.stringify(flavour),
      TEST_RENDER_DELAY_MS: String(renderDelayMs),
    },
    // The runner's own module, and Node modules that @sinonjs/fake-timers asks for behind a check for Node.
    external: ['/__web-dev-server__*', 'util', 'timers', 'timers/promises'],
    logLevel: 'warning',
  });
  return files.map((file) => ({
    file,
    bundle: resolve(folder, relative('test', file).replace(/\.tsx?$/, '.js')),
  }));
}

/** Has React's own scheduler begin what it is asked for so much later; `test/support/setup.ts` does it for preact. */
function lateScheduler(delayMs: number): Plugin {
  const namespace = 'late-scheduler';
  return {
    name: namespace,
    setup({ onResolve, onLoad, resolve: resolveImport }) {
      onResolve({ filter: /^scheduler$/ }, async ({ path, resolveDir, kind, pluginData }) => {
        if (pluginData === namespace) return undefined;
        const found = await resolveImport(path, { resolveDir, kind, pluginData: namespace });
        return { path: found.path, namespace };
      });
      onLoad({ filter: /./, namespace }, ({ path }) => ({
        contents: `const scheduler = require(${JSON.stringify(path)});
          module.exports = { ...scheduler, unstable_scheduleCallback: (priority, callback) =>
            scheduler.unstable_scheduleCallback(priority, callback, { delay: ${delayMs} }) };`,
        resolveDir: PROJECT_FOLDER,
      }));
    },
  };
}
