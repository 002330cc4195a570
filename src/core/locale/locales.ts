/** A locale code of specification §2.1, in lower case. */
export type LocaleCode = 'en-us' | 'fr-fr' | 'de-de' | 'ja-jp' | 'ko-kr' | 'zh-cn' | 'es-419' | 'pt-br';

/** The short code the suggestion request and the translation tables use. Specification §3 and §7. */
export type ShortCode = 'en' | 'fr' | 'de' | 'jp' | 'kr' | 'cn' | 'es' | 'pt';

/** One language of the site. Specification §2.1. */
export interface Locale {
  readonly code: LocaleCode;
  readonly shortCode: ShortCode;
  /** Path prefix with its leading slash; `''` for English. */
  readonly prefix: string;
  /** BCP 47 tag for `lang` and `Intl`. */
  readonly languageTag: string;
  /** The language's own name, as the picker shows it. */
  readonly name: string;
  /** The code the picker shows beside the name. */
  readonly pickerCode: string;
}

/** Default locale. Specification §9. */
export const DEFAULT_LOCALE_CODE: LocaleCode = 'en-us';

/** The eight locales in the picker's order. Specification §2.1. */
export const LOCALES: readonly Locale[] = [
  locale('de-de', 'de', 'Deutsch'),
  locale('en-us', 'en', 'English'),
  locale('es-419', 'es', 'Español'),
  locale('fr-fr', 'fr', 'Français'),
  locale('ja-jp', 'jp', '日本語'),
  locale('ko-kr', 'kr', '한국어'),
  locale('zh-cn', 'cn', '简体中文'),
  locale('pt-br', 'pt', 'Português'),
];

function locale(code: LocaleCode, shortCode: ShortCode, name: string): Locale {
  const prefix = code === DEFAULT_LOCALE_CODE ? '' : `/${shortCode}`;
  const languageTag = code.replace(/-.*/, (region) => region.toUpperCase());
  return { code, shortCode, prefix, languageTag, name, pickerCode: shortCode.toUpperCase() };
}
