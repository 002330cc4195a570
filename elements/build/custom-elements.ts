import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Package } from 'custom-elements-manifest';
import { build } from 'esbuild';
import { cssTextEsbuildPlugin } from '../../src/styles/css-text.mjs';

const root = new URL('../../', import.meta.url);

/**
 * Makes the manifest from the elements' declarations and descriptions. They import components and style sheets, which
 * Node cannot read as they stand, so they are bundled first; nothing is rendered.
 */
export async function customElementsManifest(): Promise<Package> {
  // A file of the project, because Node looks for the packages from where the importing file is.
  const folder = new URL(`.build/manifest-${process.pid}/`, root);
  const file = fileURLToPath(new URL('manifest.mjs', folder));
  const result = await build({
    entryPoints: [fileURLToPath(new URL('elements/manifest/manifest.ts', root))],
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
    const bundled = await import(pathToFileURL(file).href);
    return bundled.customElementsManifest();
  } finally {
    await rm(folder, { recursive: true });
  }
}
