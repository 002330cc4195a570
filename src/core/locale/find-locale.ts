import { LOCALES, type Locale, type LocaleCode } from './locales.ts';

/** What an element knows about its language before anything is rendered. */
export interface LocaleSources {
  /** The `locale` attribute as written. */
  readonly attribute?: string | undefined;
  /** Path of the page being read, with its leading slash. */
  readonly pathname: string;
  /** The nearest `lang` around the element. */
  readonly lang?: string | undefined;
}

/** A normalized BCP 47 tag by its form; what its parts mean is not looked at. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/;

/** Chinese in traditional characters, by script or by the regions that write it. */
export const TRADITIONAL_CHINESE = /^zh-(?!.*\bhans\b).*\b(hant|tw|hk|mo)\b/;

/**
 * The locale with a code of §2.1.
 *
 * @throws {RangeError} if there is none, which the type rules out.
 */
export function localeByCode(code: LocaleCode): Locale {
  const locale = LOCALES.find((candidate) => candidate.code === code);
  if (locale === undefined) throw new RangeError(`No locale has the code ${code}.`);
  return locale;
}

/** Whether a text is one of the eight locale codes. §2.1. */
export function isOfEight(code: string | undefined): boolean {
  return LOCALES.some((locale) => locale.code === code?.toLowerCase());
}

/** Whether a path begins with whole segments: `/de`, `/de/` and `/DE?a` with `/de`, but not `/design`. */
export function beginsWith(path: string, prefix: string): boolean {
  return path.toLowerCase().startsWith(prefix.toLowerCase()) && /^(?:[/?#]|$)/.test(path.slice(prefix.length));
}

/** The locale whose prefix a path begins with, the longest of several; `undefined` for an unprefixed path. §2.1. */
export function localeOfPath(pathname: string, locales: readonly Locale[] = LOCALES): Locale | undefined {
  return locales
    .filter(({ prefix }) => prefix !== '' && beginsWith(pathname, prefix))
    .reduce<Locale | undefined>((longest, locale) => {
      return longest && longest.prefix.length >= locale.prefix.length ? longest : locale;
    }, undefined);
}

/**
 * The locale for a locale code (`de-de`), a short code (`jp`) or a BCP 47 tag (`ja`, `zh-Hans-CN`, `es_MX`), in any
 * case. A region or script that the site does not have leads to the language all the same, except that traditional
 * Chinese (`zh-Hant`, `zh-TW`) is no simplified Chinese. Contract §2, Locale.
 */
export function localeOfTag(tag: string, locales: readonly Locale[] = LOCALES): Locale | undefined {
  const normalized = normalizeTag(tag);
  if (!LANGUAGE_TAG.test(normalized)) return undefined;
  const isTraditional = TRADITIONAL_CHINESE.test(normalized);
  const language = firstSubtag(LOCALES.find(({ shortCode }) => shortCode === normalized)?.code ?? normalized);
  return (
    locales.find(({ code }) => code === normalized) ??
    locales.find(({ code }) => firstSubtag(code) === language && TRADITIONAL_CHINESE.test(code) === isTraditional)
  );
}

/** The language of who says nothing: the one without prefix, or the first. Specification §9. */
export function defaultLocale(locales: readonly Locale[]): Locale {
  return locales.find(({ prefix }) => prefix === '') ?? (locales[0] as Locale);
}

/**
 * Decides an element's language: the attribute, then the path's prefix, then `lang`, then {@link defaultLocale}. An
 * empty attribute counts as none, for templates that print nothing. Contract §2.
 *
 * @returns `undefined` for an unknown attribute.
 */
export function findLocale(
  { attribute, pathname, lang }: LocaleSources,
  locales: readonly Locale[] = LOCALES,
): Locale | undefined {
  if (attribute?.trim()) return localeOfTag(attribute, locales);
  return localeOfPath(pathname, locales) ?? localeOfTag(lang ?? '', locales) ?? defaultLocale(locales);
}

/** A tag in the one form that the rules here compare. */
export function normalizeTag(tag: string): string {
  return tag.trim().toLowerCase().replaceAll('_', '-');
}

/** The language of a normalized tag. */
export function firstSubtag(tag: string): string {
  return tag.split('-', 1)[0] ?? '';
}
