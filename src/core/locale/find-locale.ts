import { DEFAULT_LOCALE_CODE, LOCALES, type Locale, type LocaleCode } from './locales.ts';

/** What an element knows about its language before anything is rendered. */
export interface LocaleSources {
  /** The `locale` attribute as written. */
  readonly attribute?: string | undefined;
  /** Path of the page being read, with its leading slash. */
  readonly pathname: string;
  /** The nearest `lang` around the element. */
  readonly lang?: string | undefined;
}

/** A BCP 47 tag by its form; what its parts mean is not looked at. */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/;

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

/** The locale whose prefix is the whole first segment of a path; `undefined` for an unprefixed path. §2.1. */
export function localeOfPath(pathname: string): Locale | undefined {
  const segment = /^\/([^/?#]+)/.exec(pathname)?.[1]?.toLowerCase();
  return segment ? LOCALES.find(({ prefix }) => prefix === `/${segment}`) : undefined;
}

/**
 * The locale for a locale code (`de-de`), a short code (`jp`) or a BCP 47 tag (`ja`, `zh-Hans-CN`, `es_MX`), in any
 * case. A region or script that the site does not have leads to the language all the same, except that traditional
 * Chinese (`zh-Hant`, `zh-TW`) is no simplified Chinese. Contract §2, Locale.
 */
export function localeOfTag(tag: string): Locale | undefined {
  const normalized = normalizeTag(tag);
  if (!LANGUAGE_TAG.test(normalized) || TRADITIONAL_CHINESE.test(normalized)) return undefined;
  const language = firstSubtag(normalized);
  return LOCALES.find((locale) => locale.shortCode === normalized || firstSubtag(locale.code) === language);
}

/**
 * Decides an element's language: the attribute, then the path's prefix, then `lang`, then `en-us`. An empty attribute
 * counts as none, for templates that print nothing. Contract §2.
 *
 * @returns `undefined` for an unknown attribute.
 */
export function findLocale({ attribute, pathname, lang }: LocaleSources): Locale | undefined {
  if (attribute?.trim()) return localeOfTag(attribute);
  return localeOfPath(pathname) ?? localeOfTag(lang ?? '') ?? localeByCode(DEFAULT_LOCALE_CODE);
}

/** A tag in the one form that the rules here compare. */
export function normalizeTag(tag: string): string {
  return tag.trim().toLowerCase().replaceAll('_', '-');
}

/** The language of a normalized tag. */
export function firstSubtag(tag: string): string {
  return tag.split('-', 1)[0] ?? '';
}
