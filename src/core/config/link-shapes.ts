import * as v from 'valibot';
import { ICON_NAMES } from '../content/icon-names.ts';
import { anyText, flag, lengthPx, text, url } from './field-schemas.ts';

/** A link of the masthead or the bar, which have no room for more than one line. data.md, BarLink. */
export const barLinkSchema = v.object(
  {
    /** What the link says. */
    title: text,
    /** Where it leads: a path, or an http(s), mailto or tel address. */
    url,
    /** An icon of the set, by name; it stands before the title. */
    icon_name: v.optional(v.picklist(ICON_NAMES)),
    /** `_blank` opens a new tab; the link says so. */
    target: v.optional(v.picklist(['_blank'])),
  },
  'link',
);

/** A link of a list. data.md, Link. */
export const linkSchema = v.object(
  {
    ...barLinkSchema.entries,
    /** One sentence about what is found there. */
    description: v.optional(text),
    /** Marks the link as new. */
    new: v.optional(flag),
  },
  'link',
);

/** A call to action: a link that looks like a button. data.md, Cta. Specification §9, Buttons. */
export const ctaSchema = v.object(
  {
    /** What the button says. */
    title: text,
    /** Where it leads. */
    url,
    /** How much it stands out. */
    variant: v.optional(v.picklist(['primary', 'secondary', 'tertiary', 'light'])),
    /** How large it is. */
    size: v.optional(v.picklist(['small', 'medium', 'large'])),
    /** Fills the width that is there. */
    full_width: v.optional(flag),
    /** Shown, but cannot be followed. */
    disabled: v.optional(flag),
  },
  'button',
);

/** An image. data.md, Image. */
export const imageSchema = v.object(
  {
    /** Address of the image file. */
    src: url,
    /** What the image says to those who do not see it; empty if it only decorates. */
    alt: anyText,
    /** Width in px. Together with the height it keeps the place before the image has come. */
    width: v.optional(lengthPx),
    /** Height in px. */
    height: v.optional(lengthPx),
  },
  'image',
);
