import type { LinkContext } from '../../src/core/links/link-rules.ts';
import { parsedUrl } from '../../src/core/links/parsed-url.ts';
import { defaultLocale, findLocale, localeOfPath } from '../../src/core/locale/find-locale.ts';
import { LOCALES, type Locale } from '../../src/core/locale/locales.ts';
import { isForeign, onlyLocale, siteLocales } from '../../src/core/locale/site-locales.ts';
import type { AnyElementDeclaration, AttributeValues, DataPage, SHARED_ATTRIBUTES } from './declaration.ts';

/** What an element knows of the page around it. */
export interface PageContext {
  readonly locale: Locale;
  /** The site's languages. */
  readonly locales: readonly Locale[];
  readonly links: LinkContext;
  /** True if the language or the origin that is asked for cannot be used. */
  readonly isFaulty: boolean;
}

/** What of a declaration says which texts it has. */
type TextNeeds = Pick<AnyElementDeclaration, 'texts' | 'textKeys'>;

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

/** What an element's data says of the page. */
export function dataPageOf({ pageOf }: AnyElementDeclaration, data: unknown): DataPage | undefined {
  return data === undefined ? undefined : pageOf?.(data as never);
}

/** The languages that the data names; absent: those of §2.1. */
export function knownLocales(dataPage: DataPage | undefined): readonly Locale[] {
  return dataPage?.locales?.length ? siteLocales(dataPage.locales) : LOCALES;
}

/** The keys of texts that neither the site brings nor the elements have in a language. */
export function missingTexts({ texts, textKeys = [] }: TextNeeds, locale: Locale): readonly string[] {
  const own = texts && (locale.texts?.[texts] as object | undefined);
  return isForeign(locale) ? textKeys.filter((key) => !(own && key in own)) : [];
}

/**
 * Settles language and links from the shared attributes and the page (contract §2, Locale and Hosts). The same in the
 * browser and in a pre-render, where the page's URL and language are told instead of read.
 *
 * The site's languages are those that its data names. Where it names none, they are the eight of §2.1 if the page stands
 * under one of their prefixes, or attribute or data name one of them; on other pages the site has one language, that
 * of `lang`, without prefix and picker.
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
  const pathname = pathOf(pageUrl);
  const known = knownLocales(dataPage);
  const found = findLocale({ attribute, pathname, lang }, known);
  const chosen = found ?? defaultLocale(known);
  const isOfSeveral =
    known !== LOCALES || attribute?.trim() || dataPage?.namesLanguages || localeOfPath(pathname) !== undefined;
  const locales = isOfSeveral ? known : onlyLocale(chosen);
  const locale = isOfSeveral ? chosen : (locales[0] as Locale);
  const { siteOrigin, crossOriginHosts } = attributes;
  const isUsable = isOriginUsable(siteOrigin);
  return {
    locale,
    locales,
    links: {
      prefix: dataPage?.relative_url_prefix ?? locale.prefix,
      ...(known !== LOCALES && { prefixes: known.map(({ prefix }) => prefix) }),
      pageUrl,
      siteOrigin: isUsable ? siteOrigin?.replace(/\/$/, '') : undefined,
      crossOriginHosts,
    },
    isFaulty: !found || !isUsable,
  };
}
