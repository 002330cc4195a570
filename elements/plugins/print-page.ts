import { join } from 'node:path';
import { type PrerenderOptions, prerender } from '../prerender/prerender-page.ts';
import { problemLine } from '../site-files/problem-line.ts';
import { type SiteFiles, sourceLoader } from '../site-files/site-files.ts';

/** What the plugins take: the options of `prerender`, and where the site is. */
export interface PluginOptions extends Pick<PrerenderOptions, 'siteOrigin' | 'prefix' | 'panels' | 'styles'> {
  /** What the site's root is served as: `https://www.vendor.example/`. */
  readonly baseUrl?: string;
  /** The folder of the JSON documents that pages name by `src`; each plugin says its default. */
  readonly root?: string;
}

/**
 * Prints a page for a plugin.
 *
 * @param path - of the page on the site: `/guide/`.
 * @throws with file, line and column if the page cannot be printed, so that the build fails; what is merely left out of
 * it is warned about.
 */
export async function printPage(html: string, path: string, root: string, options: PluginOptions): Promise<string> {
  const { baseUrl, siteOrigin, prefix, panels, styles } = options;
  const site: SiteFiles = { root: options.root ?? root, baseUrl };
  const file = join(site.root, path);
  const url = baseUrl === undefined ? undefined : new URL(path, baseUrl).href;
  const load = sourceLoader(site)(file);
  const printed = await prerender(html, { url, siteOrigin, prefix, panels, styles, load });
  const lines = printed.problems.map((problem) => problemLine(problem, file, site));
  if (printed.problems.some(({ isFatal }) => isFatal)) throw new Error(`site-elements: ${lines.join('\n')}`);
  for (const line of lines) console.warn(`site-elements: ${line}`);
  return printed.html;
}
