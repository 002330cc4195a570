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
 * The lines of the language picker: the given languages in their order, or the eight of §2.1 if none are given. A
 * language with an unknown code is left out (`parseNavigation` reports it); an empty list is an empty picker.
 *
 * @param languages - `masthead.languages` of the navigation configuration.
 */
export function pickerEntries(languages: readonly PickerLanguage[] | undefined): readonly PickerEntry[] {
  const given: readonly PickerLanguage[] =
    languages ?? LOCALES.map(({ name, pickerCode }) => ({ name, code: pickerCode, url: undefined }));
  return given.flatMap(({ name, code, url }) => {
    const locale = localeOfTag(code);
    return locale ? [{ name, code: locale.pickerCode, locale, url }] : [];
  });
}
