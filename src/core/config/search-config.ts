import * as v from 'valibot';
import { LOCALES } from '../locale/locales.ts';
import { text, url } from './field-schemas.ts';
import { localeEntries, NO_LOCALES, ofAnotherElement } from './locale-shapes.ts';
import { type DeepReadonly, type Note, usableData } from './usable-data.ts';

/** A counted text, with `{count}` for the number. The forms are those of `Intl.PluralRules`. */
export const pluralFormsSchema = v.object(
  {
    /** The form for none, where the language has one. */
    zero: v.optional(text),
    /** The form for one. */
    one: v.optional(text),
    /** The form for two, where the language has one. */
    two: v.optional(text),
    /** The form for a few, where the language has one. */
    few: v.optional(text),
    /** The form for many, where the language has one. */
    many: v.optional(text),
    /** The form for all other numbers. */
    other: text,
  },
  'counted text',
);

/** Texts of the overlay in one language; those that are missing stay as they are built in. data.md, SearchConfig. */
export const searchTextsSchema = v.object(
  {
    /** Names the dialog. */
    dialogLabel: v.optional(text),
    /** Stands in the empty input, and names it. */
    placeholder: v.optional(text),
    /** The button that leads to the results. */
    submit: v.optional(text),
    /** The button that empties text and suggestions. */
    clear: v.optional(text),
    /** The button that closes the overlay. */
    close: v.optional(text),
    /** Names a filter's button; `{filter}` is what it filters by. */
    removeFilter: v.optional(text),
    /** Names the group of the filters. */
    filters: v.optional(text),
    /** The area Blog. */
    blog: v.optional(text),
    /** The area Documentation, in full. */
    documentation: v.optional(text),
    /** The area Documentation, where it stands with others. */
    docs: v.optional(text),
    /** Names the list of suggestions. */
    suggestions: v.optional(text),
    /** Announces how many suggestions there are. */
    suggestionCount: v.optional(pluralFormsSchema),
    /** Shown while an answer is late. */
    waiting: v.optional(text),
    /** Shown when nothing fits; `{text}` is what was typed. */
    noMatch: v.optional(text),
    /** Shown when the request failed. */
    failed: v.optional(text),
    /** The button that asks again after a failure. */
    retry: v.optional(text),
    /** Shown without a connection. */
    offline: v.optional(text),
    /** The credit in the footer. */
    credit: v.optional(text),
    /** The link behind the credit. */
    learnMore: v.optional(text),
    /** Says what Enter does while no suggestion is chosen. */
    submitHint: v.optional(text),
  },
  'group of texts',
);

/** The elements' own texts in one language. data.md, Locale. */
export const searchLocaleTextsSchema = v.object(
  {
    /** Texts of `<site-header>`, which that reads. */
    header: ofAnotherElement,
    /** Texts of `<site-subnav>`, which that reads. */
    subnav: ofAnotherElement,
    /** Texts of `<site-search>`. */
    search: v.optional(searchTextsSchema),
  },
  'group of texts',
);

/** A language of the site. data.md, Locale. */
export const searchLocaleSchema = v.object(
  {
    ...localeEntries,
    /** The elements' own texts; without, those of the eight languages, or English. */
    texts: v.optional(searchLocaleTextsSchema),
  },
  'language',
);

/** Texts of the overlay by locale code. data.md, SearchConfig. */
export const localisedTextsSchema = v.object(
  v.entriesFromList(
    LOCALES.map(({ code }) => code),
    v.optional(searchTextsSchema),
  ),
  'group of texts',
);

const areaName = v.picklist(['Documentation', 'Blog']);

/** An area of the site that a search can be narrowed to. data.md, SearchConfig. */
export const areaSchema = v.object(
  {
    /** The area, as it is sent. */
    value: areaName,
    /** Paths whose pages belong to the area, such as `/guide`; whole segments count. */
    path_contains: v.optional(v.array(text)),
  },
  'area',
);

/** The credit in the overlay's footer. data.md, SearchConfig; specification §2.6. */
export const creditSchema = v.object(
  {
    /** What the credit says. */
    text: v.optional(text),
    /** What the link behind it says. */
    link_text: v.optional(text),
    /** Where the link leads. */
    url: v.optional(url),
  },
  'credit',
);

/** Filters that a search begins with; they win over the page's address. data.md, SearchConfig. */
export const filtersSchema = v.object(
  {
    /** Locale code, such as `de-de`. */
    locale: v.optional(text),
    /** Documentation or Blog. */
    area: v.optional(areaName),
    /** A product, by its English name or path segment. */
    product: v.optional(text),
  },
  'group of filters',
);

/** The configuration of `<site-search>`. data.md, SearchConfig; contract §5. */
export const searchConfigSchema = v.pipe(
  v.object(
    {
      /** Texts by locale code. */
      texts: v.optional(localisedTextsSchema),
      /** The languages that the site has; without, the eight languages, or that of the page. */
      locales: v.optional(v.pipe(v.array(searchLocaleSchema), v.metadata(NO_LOCALES))),
      /** Product names by path segment. */
      products: v.optional(v.record(v.string(), text)),
      /** The areas and their paths. */
      areas: v.optional(v.array(areaSchema)),
      /** The credit in the footer. */
      credit: v.optional(creditSchema),
      /** Filters that a search begins with. */
      filters: v.optional(filtersSchema),
    },
    'search configuration',
  ),
  v.metadata({ otherwise: 'The search works without it.' }),
);

/** The configuration of `<site-search>`. data.md, SearchConfig. */
export type SearchConfig = DeepReadonly<v.InferOutput<typeof searchConfigSchema>>;

/** Reads the configuration of `<site-search>` and leaves out what is wrong. Never throws; see `usableData`. */
export function readSearchConfig(raw: unknown, note: Note): SearchConfig | undefined {
  return usableData(searchConfigSchema, raw, note);
}
