import { describeReceived, type Problem } from '../config/problem.ts';
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

/** The language an element speaks, and what is wrong with the attribute that was to say so. */
export interface ResolvedLocale {
  readonly locale: Locale;
  readonly problem?: Problem;
}

/** A BCP 47 tag by its form; what its parts mean is not looked at. */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/;

/** Longest language subtag in use; what is longer is a word. */
const MAX_LANGUAGE_SUBTAG_COUNT = 3;

/** Chinese in traditional characters, by script or by the regions that write it. */
const TRADITIONAL_CHINESE = /^zh-(?!.*\bhans\b).*\b(hant|tw|hk|mo)\b/;

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
  const segment = pathname.split(/[/?#]/, 2)[1]?.toLowerCase();
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
 * counts as none, for templates that print nothing; an unknown one is a problem, an unknown `lang` is not. Contract §2.
 */
export function resolveLocale({ attribute, pathname, lang }: LocaleSources): ResolvedLocale {
  const defaultLocale = localeByCode(DEFAULT_LOCALE_CODE);
  if (attribute?.trim()) {
    const locale = localeOfTag(attribute);
    return locale ? { locale } : { locale: defaultLocale, problem: unknownLocale(attribute) };
  }
  return { locale: localeOfPath(pathname) ?? localeOfTag(lang ?? '') ?? defaultLocale };
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

function normalizeTag(tag: string): string {
  return tag.trim().toLowerCase().replaceAll('_', '-');
}

function firstSubtag(tag: string): string {
  return tag.split('-', 1)[0] ?? '';
}
