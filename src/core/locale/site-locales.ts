import { firstSubtag, localeOfTag, normalizeTag } from './find-locale.ts';
import { DEFAULT_LOCALE_CODE, LOCALES, type Locale, type OwnTexts } from './locales.ts';

/** A language of the site as the data names it. data.md, Locale. */
export interface LocaleData {
  /** A code of §2.1 or a BCP 47 tag. */
  readonly code: string;
  readonly prefix?: string | undefined;
  readonly name?: string | undefined;
  readonly direction?: 'ltr' | 'rtl' | undefined;
  readonly texts?: OwnTexts | undefined;
}

/** A tag as it is usually written: `zh-Hant-TW`. */
function writtenTag(normalized: string): string {
  return normalized
    .split('-')
    .map((subtag, index) => {
      if (index === 0) return subtag;
      return subtag.length === 4 ? subtag.charAt(0).toUpperCase() + subtag.slice(1) : subtag.toUpperCase();
    })
    .join('-');
}

function localeOfData({ code, prefix = '', name, direction, texts }: LocaleData): Locale {
  const normalized = normalizeTag(code);
  const ofEight = LOCALES.find((locale) => locale.code === normalized || locale.shortCode === normalized);
  const { shortCode = 'en' } = ofEight ?? localeOfTag(normalized) ?? {};
  return {
    code: normalized,
    shortCode,
    languageTag: writtenTag(normalized),
    pickerCode: firstSubtag(normalized).toUpperCase(),
    ...ofEight,
    name: name ?? ofEight?.name ?? code,
    prefix,
    direction,
    texts,
  };
}

const read = new WeakMap<readonly LocaleData[], readonly Locale[]>();

/** The site's languages as the data names them, at least one; the same object for the same data. data.md, Locale. */
export function siteLocales(given: readonly LocaleData[]): readonly Locale[] {
  const locales = read.get(given) ?? given.map(localeOfData);
  read.set(given, locales);
  return locales;
}

/** Each of the eight as the only language of a site: there are no prefixes then. */
const ALONE = LOCALES.map((locale): readonly Locale[] => [{ ...locale, prefix: '' }]);

/** The languages of a site that has one of the eight and no other. */
export function onlyLocale(locale: Locale): readonly Locale[] {
  return ALONE[LOCALES.indexOf(locale)] ?? [locale];
}

/** Whether no texts are built in for a language, so that English stands in for what the site does not bring. */
export function isForeign({ code, shortCode }: Locale): boolean {
  return shortCode === 'en' && firstSubtag(code) !== firstSubtag(DEFAULT_LOCALE_CODE);
}
