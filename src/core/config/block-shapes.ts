import * as v from 'valibot';
import { BACKGROUND_STYLES } from '../content/background.ts';
import { CARD_PADDINGS } from '../content/card-padding.ts';
import { text, url } from './field-schemas.ts';
import { html } from './html-schema.ts';
import { ctaSchema, imageSchema, linkSchema } from './link-shapes.ts';

/** A card. data.md, Card. */
export const cardSchema = v.object(
  {
    /** Title of the card. */
    title: v.optional(text),
    /** Picture of the card. */
    image: v.optional(imageSchema),
    /** A rich paragraph: links, emphasis, code, line breaks and lists are kept, other markup is not. */
    paragraph: v.optional(html),
    /** Buttons at the end of the card. */
    ctas: v.optional(v.array(ctaSchema)),
    /** Where the title leads. */
    url: v.optional(url),
    /** Background: blue in the colour theme, ink (dark) or light gray. */
    background_style: v.optional(v.picklist(BACKGROUND_STYLES)),
    /** Space between the card's edge and what it holds. */
    card_padding: v.optional(v.picklist(CARD_PADDINGS)),
  },
  'card',
);

/** An image as a block. data.md, Block. */
export const imageBlockSchema = v.object(
  {
    /** Says that the block is an image. */
    type: v.picklist(['image']),
    ...imageSchema.entries,
  },
  'block',
);

/** A title as a block. data.md, Block. */
export const titleBlockSchema = v.object(
  {
    /** Says that the block is a title. */
    type: v.picklist(['title']),
    /** The title. */
    title: text,
    /** Where the title leads. */
    url: v.optional(url),
  },
  'block',
);

/** A rich paragraph as a block. data.md, Block. */
export const paragraphBlockSchema = v.object(
  {
    /** Says that the block is a paragraph. */
    type: v.picklist(['paragraph']),
    /** A rich paragraph: links, emphasis, code, line breaks and lists are kept, other markup is not. */
    html,
  },
  'block',
);

/** A list of links as a block. data.md, Block. */
export const sublinksBlockSchema = v.object(
  {
    /** Says that the block is a list of links. */
    type: v.picklist(['sublinks']),
    /** The links. */
    links: v.array(linkSchema),
  },
  'block',
);

/** Buttons side by side as a block. data.md, Block. */
export const ctaGroupBlockSchema = v.object(
  {
    /** Says that the block is a group of buttons. */
    type: v.picklist(['cta_group']),
    /** The buttons. */
    ctas: v.array(ctaSchema),
  },
  'block',
);

/** A line between two blocks. data.md, Block. */
export const dividerBlockSchema = v.object(
  {
    /** Says that the block is a dividing line. */
    type: v.picklist(['divider']),
  },
  'block',
);

/** A card as a block. data.md, Block. */
export const cardBlockSchema = v.object(
  {
    /** Says that the block is a card. */
    type: v.picklist(['card']),
    ...cardSchema.entries,
  },
  'block',
);

/** What a column is made of, told apart by `type`. data.md, Block; specification §3, Column blocks. */
export const blockSchema = v.union([
  imageBlockSchema,
  titleBlockSchema,
  paragraphBlockSchema,
  sublinksBlockSchema,
  ctaGroupBlockSchema,
  dividerBlockSchema,
  cardBlockSchema,
]);
