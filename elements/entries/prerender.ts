import { declarationOf } from '../prerender/page-elements.ts';
import { type RenderElementOptions, type RenderedElement, renderElement } from '../prerender/render-element.ts';

export type { LoadSource } from '../prerender/element-data.ts';
export type { PageProblem } from '../prerender/page-problem.ts';
export { type PrerenderedPage, type PrerenderOptions, prerender } from '../prerender/prerender-page.ts';
export { type PrintedFragment, type PrintFragmentOptions, printFragment } from '../prerender/print-fragment.ts';
export type { RenderElementOptions, RenderedElement } from '../prerender/render-element.ts';
export type { ElementName } from '../prerender/tag-of-data.ts';

/**
 * Prints one element as declarative shadow DOM, for those who make their HTML themselves; `prerender` does it for whole
 * pages. The browser shows it before any script, and the element then hydrates without replacing a node (contract §2,
 * Pre-rendered pages). Same input, same bytes.
 *
 * @param tagName - `site-header`, `site-subnav`, `site-search`, or the same with a prefix of your own.
 * @throws {RangeError} if the tag is none of these.
 */
export function prerenderElement(tagName: string, options: RenderElementOptions = {}): RenderedElement {
  const declaration = declarationOf(tagName, tagName.slice(0, tagName.lastIndexOf('-')));
  if (!declaration) throw new RangeError(`<${tagName}> is none of site-header, site-subnav and site-search.`);
  return renderElement(declaration, options);
}
