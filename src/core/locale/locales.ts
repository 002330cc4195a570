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
  { code: 'de-de', shortCode: 'de', prefix: '/de', languageTag: 'de-DE', name: 'Deutsch', pickerCode: 'DE' },
  { code: 'en-us', shortCode: 'en', prefix: '', languageTag: 'en-US', name: 'English', pickerCode: 'EN' },
  { code: 'es-419', shortCode: 'es', prefix: '/es', languageTag: 'es-419', name: 'Español', pickerCode: 'ES' },
  { code: 'fr-fr', shortCode: 'fr', prefix: '/fr', languageTag: 'fr-FR', name: 'Français', pickerCode: 'FR' },
  { code: 'ja-jp', shortCode: 'jp', prefix: '/jp', languageTag: 'ja-JP', name: '日本語', pickerCode: 'JP' },
  { code: 'ko-kr', shortCode: 'kr', prefix: '/kr', languageTag: 'ko-KR', name: '한국어', pickerCode: 'KR' },
  { code: 'zh-cn', shortCode: 'cn', prefix: '/cn', languageTag: 'zh-CN', name: '简体中文', pickerCode: 'CN' },
  { code: 'pt-br', shortCode: 'pt', prefix: '/pt', languageTag: 'pt-BR', name: 'Português', pickerCode: 'PT' },
];
