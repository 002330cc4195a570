import type { SectionNav } from '../core/config/section-nav.ts';
import { isCurrentUrl } from '../core/links/current-url.ts';
import { type LinkContext, localeAwareUrl } from '../core/links/locale-links.ts';

/** Where in its section the page being read stands; `undefined` is no index, but the title, or the entry itself. */
export interface CurrentPlace {
  readonly entry: number | undefined;
  readonly link: number | undefined;
}

/** The first link, in reading order, that leads to the page being read; all others are none (row N11). */
export function currentPlace({ url, nav }: SectionNav, links: LinkContext): CurrentPlace | undefined {
  const isCurrent = (target: string | undefined) =>
    target !== undefined && isCurrentUrl(localeAwareUrl(target, links), links.pageUrl);
  if (isCurrent(url)) return { entry: undefined, link: undefined };
  for (const [entry, { url, level_4 = [] }] of nav.sub_nav.entries()) {
    if (isCurrent(url)) return { entry, link: undefined };
    const link = level_4.findIndex((link) => isCurrent(link.url));
    if (link >= 0) return { entry, link };
  }
  return undefined;
}
