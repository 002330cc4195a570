import { describeReceived, type Problem } from '../config/problem.ts';
import {
  findLocale,
  firstSubtag,
  type LocaleSources,
  localeByCode,
  normalizeTag,
  TRADITIONAL_CHINESE,
} from './find-locale.ts';
import { DEFAULT_LOCALE_CODE, LOCALES, type Locale } from './locales.ts';

/** The language an element speaks, and what is wrong with the attribute that was to say so. */
export interface ResolvedLocale {
  readonly locale: Locale;
  readonly problem?: Problem;
}

/** Longest language subtag in use; what is longer is a word. */
const MAX_LANGUAGE_SUBTAG_COUNT = 3;

/** {@link findLocale}; an unknown attribute is a problem and means English, an unknown `lang` is none. Contract §2. */
export function resolveLocale(sources: LocaleSources): ResolvedLocale {
  const locale = findLocale(sources);
  if (locale) return { locale };
  return { locale: localeByCode(DEFAULT_LOCALE_CODE), problem: unknownLocale(sources.attribute ?? '') };
}

function unknownLocale(attribute: string): Problem {
  const nearest = nearestLocale(normalizeTag(attribute));
  return {
    pointer: '@locale',
    received: describeReceived(attribute),
    expected: 'a locale code such as "de-de", a short code such as "jp" or a language tag such as "es-MX"',
    consequence: 'The language is English.',
    ...(nearest && { suggestion: nearest.code }),
  };
}

/** Who writes `jpn`, `jp-ja` or `de_DE.UTF-8` means a language by its first letters, and who writes `Deutsch` by its name. */
function nearestLocale(normalized: string): Locale | undefined {
  if (TRADITIONAL_CHINESE.test(normalized)) return undefined;
  const first = firstSubtag(normalized);
  const isCode = first.length <= MAX_LANGUAGE_SUBTAG_COUNT;
  return LOCALES.find(({ shortCode, code, name }) => {
    if (normalized === name.toLowerCase()) return true;
    return isCode && (first.startsWith(shortCode) || first.startsWith(firstSubtag(code)));
  });
}
