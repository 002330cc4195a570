import { isCurrentUrl } from './current-url.ts';
import { type LinkContext, type LinkRule, linkUrl } from './link-rules.ts';

/** A link where it stands in an element. */
export interface PlacedLink {
  /** What stands for the link: the piece of data that it is made of, or an id. */
  readonly source: unknown;
  /** As in the data. */
  readonly url: string;
  readonly rule?: LinkRule;
  /** What stands for what contains it and opens: an id, or the entry of a dropdown. */
  readonly container?: unknown;
}

/**
 * The link that is marked as the page being read: the first that leads there, in reading order, however many do (row
 * N11, contract §4). Header and sub-navigation ask before they render, and so mark the same on a server and in a browser.
 *
 * @param links - in reading order; no more of them are asked for than it takes.
 * @param givenUrl - the address, as the data has it, of the link that counts where none leads to the page.
 * @returns `undefined` where none leads there, or the page is not known.
 */
export function currentLink(
  links: Iterable<PlacedLink>,
  context: LinkContext,
  givenUrl?: string,
): PlacedLink | undefined {
  let given: PlacedLink | undefined;
  for (const link of links) {
    if (context.pageUrl && isCurrentUrl(linkUrl(link.url, link.rule, context), context.pageUrl)) return link;
    if (link.url === givenUrl) given ??= link;
  }
  return given;
}

/** `aria-current` of a link: `page` for the current one, `true` for the link of what contains that. */
export function currentMark(source: unknown, current: PlacedLink | undefined): 'page' | 'true' | undefined {
  if (source === undefined || current === undefined) return undefined;
  if (current.source === source) return 'page';
  return current.container === source ? 'true' : undefined;
}
