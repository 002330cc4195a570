import * as v from 'valibot';
import { ICON_NAMES } from '../content/icon-names.ts';
import { blockSchema, cardSchema } from './block-shapes.ts';
import { count, flag, lengthPx, pathPrefix, text, url } from './field-schemas.ts';
import { headerLocaleSchema } from './header-locale.ts';
import { barLinkSchema, ctaSchema, type imageSchema, linkSchema } from './link-shapes.ts';
import { NO_LOCALES } from './locale-shapes.ts';
import { mastheadSchema } from './masthead-shapes.ts';
import { sectionSchema } from './section-shapes.ts';
import { type DeepReadonly, type Note, usableData } from './usable-data.ts';

/** The logo. data.md, Navigation. */
export const logoSchema = v.object(
  {
    /** Name of the site: the word mark if there is no image. */
    title: text,
    /** Address of the image. */
    src: v.optional(url),
    /** Address of the image for dark surfaces. */
    src_dark: v.optional(url),
    /** Where the logo leads; without, the home page of the language. */
    url: v.optional(url),
  },
  'logo',
);

/** The three calls to action. data.md, Navigation, `ctas`. */
export const ctasSchema = v.object(
  {
    /** Leads to the search; opens the overlay where the page has one. */
    search: v.optional(barLinkSchema),
    /** The most important button: the start of the trial. */
    primary: v.optional(barLinkSchema),
    /** The second button: contact. */
    secondary: v.optional(barLinkSchema),
  },
  'group of buttons',
);

const actionEntries = {
  /** An icon of the set, by name. */
  icon_name: v.optional(v.picklist(ICON_NAMES)),
  /** What the action says. */
  title: text,
  /** Where it leads. */
  url: v.optional(url),
  /** `_blank` opens the address in a new tab; the action says so. */
  target: v.optional(v.picklist(['_blank'])),
  /** Repeats the action at the foot of the small screens' menu. */
  display_in_mobile_footer: v.optional(flag),
  /** Links that open below an icon. */
  dropdown: v.optional(v.array(linkSchema)),
};

/** The search control as an action. Without an address it opens the page's search overlay. data.md, ActionItem. */
export const searchActionSchema = v.object(
  {
    /** Says that the action is the search. */
    link_type: v.picklist(['search']),
    ...actionEntries,
  },
  'action',
);

/** An action that leads somewhere or opens links. data.md, ActionItem. */
export const linkActionSchema = v.pipe(
  v.object(
    {
      /** An icon with links below it, an icon that is a link, or a button. */
      link_type: v.picklist(['icon-link-with-dropdown', 'icon-link', 'primary', 'secondary']),
      ...actionEntries,
    },
    'action',
  ),
  v.metadata({ needs: ['url', 'dropdown'] }),
);

/** What stands at the end of the bar, told apart by `link_type`. data.md, ActionItem; specification §3. */
export const actionItemSchema = v.union([searchActionSchema, linkActionSchema]);

/** What a `title_id` is expected to be. */
const ID_EXPECTED = 'an id of your own without spaces';

/** An id that is none of those by which the header's own buttons name what they open. */
const itemId = /* @__PURE__ */ v.pipe(
  v.string(ID_EXPECTED),
  v.trim(),
  v.regex(/^(?!(?:menu|languages|(?:panel|action)--\S*)$)\S+$/, ID_EXPECTED),
);

/** A column of a panel. data.md, NavItem, `columns`. */
export const columnSchema = v.object(
  {
    /** What stands in the column, from top to bottom. */
    blocks: v.optional(v.array(blockSchema)),
  },
  'column',
);

/** The end of a panel. data.md, NavItem, `dropdown_footer`. */
export const dropdownFooterSchema = v.object(
  {
    /** Title of the footer. */
    title: v.optional(text),
    /** Cards side by side. */
    cards: v.optional(v.array(cardSchema)),
  },
  'footer',
);

/** An item of the primary navigation: a link, or a panel if it has sections or columns. data.md, NavItem. */
export const navItemSchema = v.pipe(
  v.object(
    {
      /** What the item says. */
      title: text,
      /** The item in events; `products`, `solutions`, `company` and `resources` have widths and columns of their own. */
      key: v.optional(text),
      /** Id of the item's button or link, by which scripts and statistics of the page find it in the shadow root. */
      title_id: v.optional(itemId),
      /** Where the item leads; in a panel its first link. */
      url: v.optional(url),
      /** `_blank` opens the address in a new tab; the link says so. */
      target: v.optional(v.picklist(['_blank'])),
      /** A button in the panel. */
      cta: v.optional(ctaSchema),
      /** Sections of the panel. */
      sections: v.optional(v.array(sectionSchema)),
      /** Columns of the panel. */
      columns: v.optional(v.array(columnSchema)),
      /** What stands below the columns, over their full width. */
      below_columns: v.optional(v.array(blockSchema)),
      /** Cards at the end of the panel. */
      dropdown_footer: v.optional(dropdownFooterSchema),
      /** Width of the panel in px. */
      width: v.optional(lengthPx),
      /** Columns of the panel's grid. */
      column_count: v.optional(count),
    },
    'item',
  ),
  v.metadata({ needs: ['url', 'sections', 'columns'] }),
);

/** The navigation configuration of one language: what `<site-header>` shows. data.md, Navigation; specification §3. */
export const navigationSchema = v.pipe(
  v.object(
    {
      /** Id in the content-management system. Does nothing. */
      uid: v.optional(text),
      /** Version in the content-management system. Does nothing. */
      version: v.optional(text),
      /** Locale code of the texts, such as `de-de`. One of the eight says that the site has those; the attribute `locale` chooses. */
      locale: v.optional(text),
      /** The languages that the site has; without, the eight languages, or that of the page. */
      locales: v.optional(v.pipe(v.array(headerLocaleSchema), v.metadata(NO_LOCALES))),
      /** Path that comes before addresses of the site, in place of the locale's; empty for none. */
      relative_url_prefix: v.optional(pathPrefix),
      /** Address that is marked as the page being read, where no link leads to the page's own. */
      current_url: v.optional(url),
      /** The logo; it leads to the home page. */
      logo: v.optional(logoSchema),
      /** Search, trial and contact. */
      ctas: v.optional(ctasSchema),
      /** The strip above the bar. */
      masthead: v.optional(mastheadSchema),
      /** The items of the bar, from start to end. */
      navigation: v.optional(
        v.pipe(v.array(navItemSchema), v.metadata({ otherwise: 'The header renders without primary navigation.' })),
      ),
      /** What stands at the end of the bar; a kind of `ctas` that it lacks is added. */
      action_items: v.optional(v.array(actionItemSchema)),
    },
    'navigation configuration',
  ),
  v.metadata({ otherwise: 'No header is rendered; what stands inside the element stays.' }),
);

/** A link of the masthead or the bar. data.md, BarLink. */
export type BarLink = DeepReadonly<v.InferOutput<typeof barLinkSchema>>;
/** A link of a list. data.md, Link. */
export type Link = DeepReadonly<v.InferOutput<typeof linkSchema>>;
/** A link that looks like a button. data.md, Cta. */
export type Cta = DeepReadonly<v.InferOutput<typeof ctaSchema>>;
/** An image. data.md, Image. */
export type Image = DeepReadonly<v.InferOutput<typeof imageSchema>>;
/** The strip above the bar. data.md, Masthead. */
export type Masthead = DeepReadonly<v.InferOutput<typeof mastheadSchema>>;
/** What stands at the end of the bar. data.md, ActionItem. */
export type ActionItem = DeepReadonly<v.InferOutput<typeof actionItemSchema>>;
/** A section of a panel. data.md, Section. */
export type Section = DeepReadonly<v.InferOutput<typeof sectionSchema>>;
/** A card. data.md, Card. */
export type Card = DeepReadonly<v.InferOutput<typeof cardSchema>>;
/** What a column is made of. data.md, Block. */
export type Block = DeepReadonly<v.InferOutput<typeof blockSchema>>;
/** An item of the primary navigation. data.md, NavItem. */
export type NavItem = DeepReadonly<v.InferOutput<typeof navItemSchema>>;
/** The navigation configuration of one language. data.md, Navigation. */
export type Navigation = DeepReadonly<v.InferOutput<typeof navigationSchema>>;

/** Reads the navigation configuration of `<site-header>` and leaves out what is wrong. Never throws; see `usableData`. */
export function readNavigation(raw: unknown, note: Note): Navigation | undefined {
  return usableData(navigationSchema, raw, note);
}
