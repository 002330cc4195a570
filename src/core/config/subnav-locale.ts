import * as v from 'valibot';
import { text } from './field-schemas.ts';
import { localeEntries, ofAnotherElement } from './locale-shapes.ts';

/** Texts of `<site-subnav>` in one language; those that are missing stay as they are built in. data.md, Locale. */
export const subnavTextsSchema = v.object(
  {
    /** Names the landmark; assistive technology adds “navigation”. `{section}`: the section's title. */
    sectionNavigation: v.optional(text),
    /** Label of the button at the dropdown's end, if the data has no `collapse_menu.title_l10n`. */
    collapse: v.optional(text),
    /** Names the RSS link. */
    rssFeed: v.optional(text),
    /** Scrolls a bar that is too narrow for its links towards the end. */
    scrollForward: v.optional(text),
    /** Scrolls it towards the start. */
    scrollBackward: v.optional(text),
    /** Names the button and the list of an entry's level-4 links. `{title}`: the entry. */
    submenu: v.optional(text),
  },
  'group of texts',
);

/** The elements' own texts in one language. data.md, Locale. */
export const subnavLocaleTextsSchema = v.object(
  {
    /** Texts of `<site-header>`, which that reads. */
    header: ofAnotherElement,
    /** Texts of `<site-subnav>`. */
    subnav: v.optional(subnavTextsSchema),
    /** Texts of `<site-search>`, which that reads. */
    search: ofAnotherElement,
  },
  'group of texts',
);

/** A language of the site. data.md, Locale. */
export const subnavLocaleSchema = v.object(
  {
    ...localeEntries,
    /** The elements' own texts; without, those of the eight languages, or English. */
    texts: v.optional(subnavLocaleTextsSchema),
  },
  'language',
);
