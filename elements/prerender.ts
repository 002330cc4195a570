import type { AnyElementDeclaration } from './declaration.ts';
import { type RenderElementOptions, type RenderedElement, renderElement } from './render-element.ts';
import { siteHeader } from './site-header.ts';
import { siteSearch } from './site-search.ts';
import { siteSubnav } from './site-subnav.ts';

export type { RenderElementOptions, RenderedElement } from './render-element.ts';

const DECLARATIONS: readonly AnyElementDeclaration[] = [siteHeader, siteSubnav, siteSearch];

/**
 * Prints an element as declarative shadow DOM, which the browser shows before any script and the element then hydrates
 * without replacing a node (contract §2, Pre-rendered pages). Runs in Node; same input, same bytes.
 *
 * @param tagName - `site-header`, `site-subnav`, `site-search`, or the same with a prefix of your own.
 * @throws {RangeError} if the tag is none of these.
 */
export function prerenderElement(tagName: string, options: RenderElementOptions = {}): RenderedElement {
  const declaration = DECLARATIONS.find(({ name }) => tagName.endsWith(`-${name}`));
  if (!declaration) throw new RangeError(`<${tagName}> is none of site-header, site-subnav and site-search.`);
  return renderElement(declaration, options);
}
