import type { LinkContext } from '../../src/core/links/link-rules.ts';
import { parsedUrl } from '../../src/core/links/parsed-url.ts';
import { findLocale, localeByCode } from '../../src/core/locale/find-locale.ts';
import { DEFAULT_LOCALE_CODE, type Locale } from '../../src/core/locale/locales.ts';
import type { AttributeValues, DataPage, SHARED_ATTRIBUTES } from './declaration.ts';

/** What an element knows of the page around it. */
export interface PageContext {
  readonly locale: Locale;
  readonly links: LinkContext;
  /** True if the language or the origin that is asked for cannot be used. */
  readonly isFaulty: boolean;
}

/** Whether `site-origin` is left out, or an origin. */
export function isOriginUsable(siteOrigin: string | undefined): boolean {
  return siteOrigin === undefined || /^https?:\/\/[^/?#\s]+\/?$/i.test(siteOrigin);
}

function pathOf(pageUrl: string): string {
  return parsedUrl(pageUrl)?.pathname ?? '/';
}

/** The nearest `lang`, also across shadow roots. */
export function nearestLang(element: Element): string | undefined {
  const lang = element.closest('[lang]')?.getAttribute('lang');
  if (lang) return lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLang(root.host) : undefined;
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
  const found = findLocale({ attribute, pathname: pathOf(pageUrl), lang });
  const locale = found ?? localeByCode(DEFAULT_LOCALE_CODE);
  const { siteOrigin, crossOriginHosts } = attributes;
  const isUsable = isOriginUsable(siteOrigin);
  return {
    locale,
    links: {
      prefix: dataPage?.relative_url_prefix ?? locale.prefix,
      pageUrl,
      siteOrigin: isUsable ? siteOrigin?.replace(/\/$/, '') : undefined,
      crossOriginHosts,
    },
    isFaulty: !found || !isUsable,
  };
}
