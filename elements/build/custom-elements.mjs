import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { cssTextEsbuildPlugin } from '../../src/styles/css-text.mjs';

const root = new URL('../../', import.meta.url);

/**
 * Makes the manifest from the elements' declarations and descriptions. They import components and style sheets, which
 * Node cannot read as they stand, so they are bundled first; nothing is rendered.
 *
 * @returns {Promise<import('custom-elements-manifest').Package>}
 */
export async function customElementsManifest() {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('elements/manifest.ts', root))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    plugins: [cssTextEsbuildPlugin()],
  });
  // A file of the project, because Node looks for the packages from where the importing file is.
  const file = fileURLToPath(new URL(`.build/manifest-${process.pid}.mjs`, root));
  await mkdir(new URL('.build/', root), { recursive: true });
  await writeFile(file, result.outputFiles[0].text);
  try {
    const bundled = await import(pathToFileURL(file).href);
    return bundled.customElementsManifest();
  } finally {
    await rm(file);
  }
}
