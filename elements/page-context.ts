import type { Problem } from '../src/core/config/problem.ts';
import type { LinkContext } from '../src/core/links/locale-links.ts';
import type { Locale } from '../src/core/locale/locales.ts';
import { resolveLocale } from '../src/core/locale/resolve-locale.ts';
import type { AttributeValues, DataPage, SHARED_ATTRIBUTES } from './declaration.ts';

/** What an element knows of the page around it. */
export interface PageContext {
  readonly locale: Locale;
  readonly links: LinkContext;
  readonly problems: readonly Problem[];
}

function pathOf(pageUrl: string): string {
  return URL.canParse(pageUrl) ? new URL(pageUrl).pathname : '/';
}

/**
 * Settles language and links from the shared attributes and the page (contract §2, Locale and Hosts). The same in the
 * browser and in a pre-render, where the page's URL and language are told instead of read.
 *
 * @param pageUrl - absolute, or `''` where it is not known.
 * @param lang - the nearest `lang` attribute.
 * @param dataPage - what the data says of the page; its locale gives way to the attribute's, its prefix wins.
 */
export function pageContext(
  attributes: AttributeValues<typeof SHARED_ATTRIBUTES>,
  pageUrl: string,
  lang: string | undefined,
  dataPage: DataPage | undefined,
): PageContext {
  const attribute = attributes.locale ?? dataPage?.code;
  const resolved = resolveLocale({ attribute, pathname: pathOf(pageUrl), lang });
  const problems: Problem[] = resolved.problem ? [resolved.problem] : [];
  const { siteOrigin, crossOriginHosts } = attributes;
  const isOriginUsable = siteOrigin === undefined || /^https?:\/\/[^/?#\s]+\/?$/i.test(siteOrigin);
  if (!isOriginUsable) {
    problems.push({
      pointer: '@site-origin',
      received: JSON.stringify(siteOrigin),
      expected: 'an origin such as "https://www.vendor.example"',
      consequence: "The page's own origin is used.",
    });
  }
  return {
    locale: resolved.locale,
    links: {
      prefix: dataPage?.relative_url_prefix ?? resolved.locale.prefix,
      pageUrl,
      siteOrigin: isOriginUsable ? siteOrigin?.replace(/\/$/, '') : undefined,
      crossOriginHosts,
    },
    problems,
  };
}
