import { describeReceived, type Problem } from '../config/problem.ts';
import {
  defaultLocale,
  findLocale,
  firstSubtag,
  type LocaleSources,
  normalizeTag,
  TRADITIONAL_CHINESE,
} from './find-locale.ts';
import { LOCALES, type Locale } from './locales.ts';

/** The language an element speaks, and what is wrong with the attribute that was to say so. */
export interface ResolvedLocale {
  readonly locale: Locale;
  readonly problem?: Problem;
}

/** Longest language subtag in use; what is longer is a word. */
const MAX_LANGUAGE_SUBTAG_COUNT = 3;

/**
 * {@link findLocale}; an unknown attribute is a problem and means the default language, an unknown `lang` is none.
 * Contract §2.
 */
export function resolveLocale(sources: LocaleSources, locales: readonly Locale[] = LOCALES): ResolvedLocale {
  const locale = findLocale(sources, locales);
  if (locale) return { locale };
  return { locale: defaultLocale(locales), problem: unknownLocale(sources.attribute ?? '', locales) };
}

function unknownLocale(attribute: string, locales: readonly Locale[]): Problem {
  const nearest = nearestLocale(normalizeTag(attribute), locales);
  return {
    pointer: '@locale',
    received: describeReceived(attribute),
    expected:
      locales === LOCALES
        ? 'a locale code such as "de-de", a short code such as "jp" or a language tag such as "es-MX"'
        : `one of ${locales.map(({ code }) => `"${code}"`).join(', ')}`,
    consequence: `The language is ${locales === LOCALES ? 'English' : `"${defaultLocale(locales).code}"`}.`,
    ...(nearest && { suggestion: nearest.code }),
  };
}

/** Who writes `jpn`, `jp-ja` or `de_DE.UTF-8` means a language by its first letters, and who writes `Deutsch` by its name. */
function nearestLocale(normalized: string, locales: readonly Locale[]): Locale | undefined {
  if (TRADITIONAL_CHINESE.test(normalized)) return undefined;
  const first = firstSubtag(normalized);
  const isCode = first.length <= MAX_LANGUAGE_SUBTAG_COUNT;
  return locales.find(({ pickerCode, code, name }) => {
    if (normalized === name.toLowerCase()) return true;
    return isCode && (first.startsWith(pickerCode.toLowerCase()) || first.startsWith(firstSubtag(code)));
  });
}
