import { join } from 'node:path';
import { type PrerenderOptions, prerender } from '../prerender/prerender-page.ts';
import { problemLine } from '../site-files/problem-line.ts';
import { pageUrl, type SiteFiles, sourceLoader } from '../site-files/site-files.ts';

/** What the plugins take: the options of `prerender`, and where the site is. */
export interface PluginOptions extends Pick<PrerenderOptions, 'siteOrigin' | 'prefix' | 'panels' | 'styles'> {
  /** What the site's root is served as: `https://www.vendor.example/`, or with a path. */
  readonly baseUrl?: string;
  /** The folder of the JSON documents that pages name by `src`; each plugin says its default. */
  readonly root?: string;
}

/** Prints a page; `path` is the page's on the site: `/guide/`. */
export type PagePrinter = (html: string, path: string) => Promise<string>;

/**
 * Makes what prints the pages of one build for a plugin. A document that many of them name by `src` is read once.
 *
 * @param root - the folder of these documents, where the options name none.
 * @returns what throws with file, line and column if a page cannot be printed, so that the build fails; what is merely
 * left out of a page is warned about.
 */
export function pagePrinter(root: string, options: PluginOptions): PagePrinter {
  const { baseUrl, siteOrigin, prefix, panels, styles } = options;
  const site: SiteFiles = { root: options.root ?? root, baseUrl };
  const loader = sourceLoader(site);
  return async (html, path) => {
    const file = join(site.root, path.endsWith('/') ? `${path}index.html` : path);
    const url = pageUrl(file, site);
    const printed = await prerender(html, { url, siteOrigin, prefix, panels, styles, load: loader(file) });
    const lines = printed.problems.map((problem) => problemLine(problem, file, site));
    if (printed.problems.some(({ isFatal }) => isFatal)) throw new Error(`site-elements: ${lines.join('\n')}`);
    for (const line of lines) console.warn(`site-elements: ${line}`);
    return printed.html;
  };
}
