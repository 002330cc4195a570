import * as v from 'valibot';
import { pathPrefix, text, url } from './field-schemas.ts';
import { type DeepReadonly, type Note, usableData } from './usable-data.ts';
import { withoutPrototype } from './without-prototype.ts';

/** A link of the fourth level. data.md, SectionNav. */
export const levelFourLinkSchema = v.object(
  {
    /** What the link says, in the page's language. */
    title_l10n: text,
    /** Where it leads. */
    url,
  },
  'link',
);

/** An entry of the section: a link, or a title, alone or with links below it. data.md, SectionNav. */
export const subNavEntrySchema = v.pipe(
  v.object(
    {
      /** What the entry says, in the page's language. */
      title_l10n: text,
      /** Where it leads. */
      url: v.optional(url),
      /** Links below the entry. */
      level_4: v.optional(v.array(levelFourLinkSchema)),
    },
    'entry',
  ),
  v.metadata({ needs: ['url', 'level_4'], canLackAll: true }),
);

/** The button that closes the small screens' list. data.md, SectionNav. */
export const collapseMenuSchema = v.object(
  {
    /** What the button says, in the page's language. */
    title_l10n: v.optional(text),
  },
  'button',
);

/** What a section's navigation is made of. data.md, SectionNav. */
export const sectionNavContentSchema = v.object(
  {
    /** The entries, from start to end. */
    sub_nav: v.array(subNavEntrySchema),
    /** The button that closes the small screens' list. */
    collapse_menu: v.optional(collapseMenuSchema),
  },
  'navigation',
);

/** The navigation of one section of the site: what `<site-subnav>` shows. data.md, SectionNav; specification §3. */
export const sectionNavSchema = v.pipe(
  v.object(
    {
      /** Home page of the section. */
      url: v.optional(url),
      /** Title of the section, in the page's language. */
      title: text,
      /** Entries and texts. */
      nav: sectionNavContentSchema,
    },
    'section',
  ),
  v.metadata({ otherwise: 'No sub-navigation is rendered.' }),
);

/** Where a page says which language it is in. data.md, Page. */
export const pageLocaleSchema = v.object(
  {
    /** Locale code, such as `de-de`. */
    code: v.optional(text),
    /** Path before the links of this language, such as `/de`; empty for none. Wins over the language's own. */
    relative_url_prefix: v.optional(pathPrefix),
  },
  'locale',
);

/** A page as the content-management system hands it out. data.md, Page; specification §3, Page object. */
export const pageSchema = v.pipe(
  v.object(
    {
      /** Navigation of the section that the page belongs to. */
      currentSbn: v.optional(sectionNavSchema),
      /** Language of the page. */
      locale: v.optional(pageLocaleSchema),
    },
    'page',
  ),
  v.metadata({ otherwise: 'No sub-navigation is rendered.' }),
);

/** The navigation of one section of the site. data.md, SectionNav. */
export type SectionNav = DeepReadonly<v.InferOutput<typeof sectionNavSchema>>;
/** A page: its section's navigation and its language. data.md, Page. */
export type Page = DeepReadonly<v.InferOutput<typeof pageSchema>>;

/** Whether data is a section's navigation alone, even a broken one. A page may have a title and an address too. */
function isSectionNav(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return false;
  try {
    return !Object.hasOwn(raw, 'currentSbn') && ['title', 'nav', 'url'].some((key) => Object.hasOwn(raw, key));
  } catch {
    return false; // A proxy threw; reading it as a page reports that.
  }
}

/**
 * Reads the data of `<site-subnav>` and leaves out what is wrong: a page, or a section's navigation alone, which
 * becomes a page that says nothing about its language. A page without a section is a page without sub-navigation; one
 * whose section is refused is no data: the fallback stays. Never throws; see `usableData`.
 */
export function readSectionNav(raw: unknown, note: Note): Page | undefined {
  if (isSectionNav(raw)) {
    const section = usableData(sectionNavSchema, raw, note);
    return section && withoutPrototype({ currentSbn: section });
  }
  let isRefused = false;
  const page = usableData(pageSchema, raw, (path, ...told) => {
    isRefused ||= path[0] === 'currentSbn';
    note(path, ...told);
  });
  return isRefused && !page?.currentSbn ? undefined : page;
}
