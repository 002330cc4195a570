import { localeOfTag } from './find-locale.ts';
import { LOCALES, type Locale } from './locales.ts';

/** A language as the masthead's data names it. Data.md, Masthead. */
export interface PickerLanguage {
  readonly name: string;
  /** As in §2.1: `DE` or `de-de`. */
  readonly code: string;
  /** Where it leads; absent: to the language's home page. */
  readonly url?: string | undefined;
}

/** One line of the language picker. Specification §2.1. */
export interface PickerEntry {
  readonly name: string;
  /** The code beside the name: `DE`. */
  readonly code: string;
  readonly locale: Locale;
  /** As given; absent: the language's home page. */
  readonly url: string | undefined;
}

/**
 * The lines of the language picker: of the eight of §2.1 the given languages in their order, or all if none are given. A
 * language with an unknown code is left out (`parseNavigation` reports it); an empty list is an empty picker. A site
 * whose languages are its own has those, in their order; one that has a single language has nothing to pick.
 *
 * @param languages - `masthead.languages` of the navigation configuration.
 * @param locales - the site's languages.
 */
export function pickerEntries(
  languages: readonly PickerLanguage[] | undefined,
  locales: readonly Locale[] = LOCALES,
): readonly PickerEntry[] {
  if (languages === undefined || locales !== LOCALES) {
    const entries = locales.map((locale) => ({ name: locale.name, code: locale.pickerCode, locale, url: undefined }));
    return languages?.length === 0 || entries.length < 2 ? [] : entries;
  }
  return languages.flatMap(({ name, code, url }) => {
    const locale = localeOfTag(code);
    return locale ? [{ name, code: locale.pickerCode, locale, url }] : [];
  });
}
