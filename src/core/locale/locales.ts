import type { ElementTexts } from './text-types.ts';

/**
 * The languages in the picker's order: code, short code, own name. A line here and two files in `texts/` are a language;
 * all else follows, see `docs/languages.md`. Specification §2.1.
 */
const LANGUAGES = [
  ['de-de', 'de', 'Deutsch'],
  ['en-us', 'en', 'English'],
  ['es-419', 'es', 'Español'],
  ['fr-fr', 'fr', 'Français'],
  ['ja-jp', 'jp', '日本語'],
  ['ko-kr', 'kr', '한국어'],
  ['zh-cn', 'cn', '简体中文'],
  ['pt-br', 'pt', 'Português'],
] as const;

/** A locale code of specification §2.1, in lower case. */
export type LocaleCode = (typeof LANGUAGES)[number][0];

/** The short code the suggestion request and the translation tables use. Specification §3 and §7. */
export type ShortCode = (typeof LANGUAGES)[number][1];

/**
 * What a site brings of the elements' own texts in one language: by key what its element says, or part of that. Of
 * another element's data it is whatever came. data.md, Locale.
 */
export type OwnTexts = Readonly<Partial<Record<keyof ElementTexts, unknown>>>;

/** One language of the site. Specification §2.1; data.md, Locale. */
export interface Locale {
  /** One of {@link LocaleCode}, or what the data's `locales` name: `ar`, `de-ch`. */
  readonly code: string;
  /** Whose texts are built in: the same language's, or English. */
  readonly shortCode: ShortCode;
  /** Path prefix with its leading slash; `''` for none. */
  readonly prefix: string;
  /** BCP 47 tag for `lang` and `Intl`. */
  readonly languageTag: string;
  /** The language's own name, as the picker shows it. */
  readonly name: string;
  /** The code the picker shows beside the name. */
  readonly pickerCode: string;
  /** Absent: the page's. */
  readonly direction: 'ltr' | 'rtl' | undefined;
  /** Win over those that are built in. */
  readonly texts: OwnTexts | undefined;
}

/** Default locale. Specification §9. */
export const DEFAULT_LOCALE_CODE: LocaleCode = 'en-us';

/** The locales in the picker's order. Specification §2.1. */
export const LOCALES: readonly Locale[] = LANGUAGES.map(([code, shortCode, name]) => ({
  code,
  shortCode,
  prefix: code === DEFAULT_LOCALE_CODE ? '' : `/${shortCode}`,
  languageTag: code.replace(/-.*/, (region) => region.toUpperCase()),
  name,
  pickerCode: shortCode.toUpperCase(),
  direction: undefined,
  texts: undefined,
}));
