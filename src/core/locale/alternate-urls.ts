import { webOrigin } from '../links/parsed-url.ts';
import { localeOfTag } from './find-locale.ts';
import { LOCALES, type Locale } from './locales.ts';

/** A `<link rel="alternate" hreflang="…">` of the page. */
export interface AlternateLink {
  readonly hreflang: string;
  /** Absolute. */
  readonly href: string;
}

/** How well a link fits a language of the site: its own tag, the bare language, then any other region of it. */
function distance(hreflang: string, languageTag: string): number {
  const tag = hreflang.trim().toLowerCase();
  if (tag === languageTag.toLowerCase()) return 0;
  return tag.includes('-') ? 2 : 1;
}

/**
 * The page's own addresses in the site's languages, which the language picker prefers to the languages' home pages
 * (§2.1). Of several links for a language the nearest one counts, then the first; `x-default`,
 * languages that the site does not have, and addresses that are no web pages are ignored.
 */
export function alternateUrls(
  links: readonly AlternateLink[],
  locales: readonly Locale[] = LOCALES,
): Readonly<Partial<Record<string, string>>> {
  const urls: Partial<Record<string, string>> = {};
  for (const { code, languageTag } of locales) {
    const [nearest] = links
      .filter(({ hreflang, href }) => localeOfTag(hreflang, locales)?.code === code && webOrigin(href) !== undefined)
      .sort((one, other) => distance(one.hreflang, languageTag) - distance(other.hreflang, languageTag));
    if (nearest) urls[code] = nearest.href;
  }
  return urls;
}
