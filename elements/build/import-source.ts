import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { cssTextEsbuildPlugin } from '../../src/styles/css-text.mjs';

const root = new URL('../../', import.meta.url);

/**
 * Imports a source file that imports components and style sheets. Node cannot read these as they stand, so it is bundled
 * first; nothing is rendered.
 *
 * @param path - from the project's folder.
 * @returns what it exports.
 */
export async function importSource<Module>(path: string): Promise<Module> {
  // A file of the project, because Node looks for the packages from where the importing file is.
  const folder = new URL(`.build/${basename(path, '.ts')}-${process.pid}/`, root);
  const file = fileURLToPath(new URL('bundle.mjs', folder));
  const result = await build({
    entryPoints: [fileURLToPath(new URL(path, root))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    plugins: [cssTextEsbuildPlugin()],
  });
  await mkdir(folder, { recursive: true });
  await writeFile(file, result.outputFiles[0]?.text ?? '');
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}
