import * as v from 'valibot';
import { text } from './field-schemas.ts';
import { localeEntries, ofAnotherElement } from './locale-shapes.ts';

/** Texts of `<site-header>` in one language; those that are missing stay as they are built in. data.md, Locale. */
export const headerTextsSchema = v.object(
  {
    /** The first link of the page, seen on focus only. */
    skipToContent: v.optional(text),
    /** Names the landmark of the primary navigation; assistive technology adds “navigation”. */
    mainNavigation: v.optional(text),
    /** Names the landmark of the masthead's links. */
    mastheadNavigation: v.optional(text),
    /** Names the logo link. `{site}`: the logo's title. */
    home: v.optional(text),
    /** Names the hamburger; `aria-expanded` tells its state. */
    menu: v.optional(text),
    /** Opens what the bar has no room for, at the end of its items. */
    more: v.optional(text),
    /** Names the button of the language picker. `{language}`: the current language's own name. */
    language: v.optional(text),
    /** Names the list of languages. */
    languages: v.optional(text),
    /** Names the region of the announcement. */
    announcement: v.optional(text),
    /** Stops the announcement's movement. */
    pauseAnnouncement: v.optional(text),
    /** Lets the announcement move again. */
    playAnnouncement: v.optional(text),
    /** Puts the announcement away for good. */
    dismissAnnouncement: v.optional(text),
    /** Mark on what is new. */
    new: v.optional(text),
    /** Follows a link's text for assistive technology, brackets included. */
    opensInNewTab: v.optional(text),
  },
  'group of texts',
);

/** The elements' own texts in one language. data.md, Locale. */
export const headerLocaleTextsSchema = v.object(
  {
    /** Texts of `<site-header>`. */
    header: v.optional(headerTextsSchema),
    /** Texts of `<site-subnav>`, which that reads. */
    subnav: ofAnotherElement,
    /** Texts of `<site-search>`, which that reads. */
    search: ofAnotherElement,
  },
  'group of texts',
);

/** A language of the site. data.md, Locale. */
export const headerLocaleSchema = v.object(
  {
    ...localeEntries,
    /** The elements' own texts; without, those of the eight languages, or English. */
    texts: v.optional(headerLocaleTextsSchema),
  },
  'language',
);
