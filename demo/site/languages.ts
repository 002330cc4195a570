/** Names a language's folder of pages and the suggestion request's `locale`. Specification §7. */
export type ShortCode = 'en' | 'fr' | 'de' | 'jp' | 'kr' | 'cn' | 'es' | 'pt';

/** One language of the demo site. Specification §2.1. */
export interface Language {
  readonly shortCode: ShortCode;
  /** Names its navigation configuration, for example `de-de`. */
  readonly localeCode: string;
  /** Path prefix with its leading slash; `''` for English. */
  readonly prefix: string;
  /** BCP 47 tag for `lang`, `hreflang` and `Intl`. */
  readonly languageTag: string;
  /** The language's own name. */
  readonly name: string;
}

/** English, the language of every page that has no translation. Specification §2.1. */
export const ENGLISH: Language = {
  shortCode: 'en',
  localeCode: 'en-us',
  prefix: '',
  languageTag: 'en-US',
  name: 'English',
};

/**
 * The eight languages in the picker's order. The demo stands outside the package and so has a table of its own; a test
 * compares it with the package's. Specification §2.1.
 */
export const LANGUAGES: readonly Language[] = [
  { shortCode: 'de', localeCode: 'de-de', prefix: '/de', languageTag: 'de-DE', name: 'Deutsch' },
  ENGLISH,
  { shortCode: 'es', localeCode: 'es-419', prefix: '/es', languageTag: 'es-419', name: 'Español' },
  { shortCode: 'fr', localeCode: 'fr-fr', prefix: '/fr', languageTag: 'fr-FR', name: 'Français' },
  { shortCode: 'jp', localeCode: 'ja-jp', prefix: '/jp', languageTag: 'ja-JP', name: '日本語' },
  { shortCode: 'kr', localeCode: 'ko-kr', prefix: '/kr', languageTag: 'ko-KR', name: '한국어' },
  { shortCode: 'cn', localeCode: 'zh-cn', prefix: '/cn', languageTag: 'zh-CN', name: '简体中文' },
  { shortCode: 'pt', localeCode: 'pt-br', prefix: '/pt', languageTag: 'pt-BR', name: 'Português' },
];

/** The language whose prefix is the path's first segment; English for every other path. */
export function languageOfPath(path: string): Language {
  const firstSegment = path.split('/', 2)[1] ?? '';
  return LANGUAGES.find(({ prefix }) => prefix === `/${firstSegment}`) ?? ENGLISH;
}

/**
 * The path in a language: prefixed, unless it leads to another host, to a place in the page, or has a language already.
 * Only what stands in the page without script needs it; the elements do the same by their own rules.
 */
export function pathInLanguage(url: string, language: Language): string {
  if (!/^\/(?!\/)/.test(url) || languageOfPath(new URL(url, 'http://site.example').pathname) !== ENGLISH) return url;
  return url === '/' && language.prefix !== '' ? language.prefix : `${language.prefix}${url}`;
}
