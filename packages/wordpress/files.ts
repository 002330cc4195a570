import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import manifest from '../../package.json' with { type: 'json' };
import type { Files } from '../../release/download.ts';
import { bundled } from '../../release/preview-script.ts';

/** What of `dist/` the plugin serves: the light flavour, which shares nothing with a page's own React. */
const SERVED = 'dist/{site-elements.lite.js,lite/**,reserve.css,THIRD-PARTY-NOTICES}';

/**
 * The WordPress plugin.
 *
 * @param projectFolder - with what `npm run build` has written.
 * @returns its files by their paths in the plugin's folder, which is called `site-elements`.
 */
export async function wordpressFiles(projectFolder: string): Promise<Files> {
  const read = (path: string) => readFileSync(resolve(projectFolder, path));
  const find = (pattern: string) => globSync(pattern, { cwd: projectFolder });
  const plugin = find('packages/wordpress/plugin/**').map((path) => [
    path.replace('packages/wordpress/plugin/', ''),
    Buffer.from(`${read(path)}`.replaceAll('{version}', manifest.version)),
  ]);
  const prerender = await bundled(projectFolder, "export { prerenderElement } from './lib/esm/prerender.js'", 'esm');
  return {
    ...Object.fromEntries(plugin),
    ...Object.fromEntries(find(SERVED).map((path) => [path, read(path)])),
    'admin/prerender.js': Buffer.from(prerender),
    LICENSE: read('LICENSE'),
  };
}
