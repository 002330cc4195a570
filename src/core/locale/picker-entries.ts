import { describeReceived, type Problem } from '../config/problem.ts';
import { LOCALES, type Locale } from './locales.ts';
import { localeOfTag } from './resolve-locale.ts';

/** A language as the masthead's data names it. Data.md, Masthead. */
export interface PickerLanguage {
  readonly name: string;
  /** As in §2.1: `DE` or `de-de`. */
  readonly code: string;
}

/** One line of the language picker. Specification §2.1. */
export interface PickerEntry {
  readonly name: string;
  /** The code beside the name: `DE`. */
  readonly code: string;
  readonly locale: Locale;
}

/** The picker's lines, and the languages that could not become one. */
export interface PickerEntries {
  readonly entries: readonly PickerEntry[];
  readonly problems: readonly Problem[];
}

/**
 * The lines of the language picker: the given languages in their order, or the eight of §2.1 if none are given. A
 * language whose code is unknown is left out and reported; an empty list is an empty picker.
 *
 * @param languages - `masthead.languages` of the navigation configuration.
 */
export function pickerEntries(languages: readonly PickerLanguage[] | undefined): PickerEntries {
  if (languages === undefined) {
    const entries = LOCALES.map((locale) => ({ name: locale.name, code: locale.pickerCode, locale }));
    return { entries, problems: [] };
  }
  const entries: PickerEntry[] = [];
  const problems: Problem[] = [];
  for (const [index, { name, code }] of languages.entries()) {
    const locale = localeOfTag(code);
    if (locale) entries.push({ name, code: locale.pickerCode, locale });
    else problems.push(unknownLanguage(index, code));
  }
  return { entries, problems };
}

function unknownLanguage(index: number, code: string): Problem {
  return {
    pointer: `/masthead/languages/${index}/code`,
    received: describeReceived(code),
    expected: `one of ${LOCALES.map(({ pickerCode }) => `"${pickerCode}"`).join(', ')} or a locale code such as "de-de"`,
    consequence: 'That language is left out of the picker.',
  };
}
