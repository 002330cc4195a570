import { hash } from '../../src/core/text/hash.ts';
import { VERSION } from '../version.ts';
import type { PageContext } from './page-context.ts';

/** What of markup hydration builds on: its elements in their order, where links lead, and the text. */
export interface PrintedShape {
  /** Name and `href` of each. */
  readonly elements: readonly (readonly [name: string, href: string])[];
  readonly text: string;
}

/**
 * Names what markup was printed from, and what it came to. Whoever prints writes it into the markup, and whoever takes the
 * markup over compares: React looks at elements and texts only and would leave an old address in place, preact at less.
 * White space does not count, nor how HTML is written: minifiers change both.
 *
 * @param page - what is known of the page: language, and what links depend on.
 * @param data - as it is read: what does nothing is not in it.
 */
export function printStamp({ locale, links }: PageContext, data: unknown, { elements, text }: PrintedShape): string {
  const all = [VERSION, locale.code, links, data, elements, text.replace(/\s+/g, '')];
  return hash(JSON.stringify(all));
}
