import * as v from 'valibot';
import { BACKGROUND_STYLES } from '../content/background.ts';
import { CARD_PADDINGS } from '../content/card-padding.ts';
import { flag, text, url } from './field-schemas.ts';
import { ctaSchema, imageSchema, linkSchema } from './link-shapes.ts';

/** The highlighted part of a section. data.md, Section. */
export const calloutSchema = v.object(
  {
    /** Title of the callout. */
    title: v.optional(text),
    /** One or two sentences below the title. */
    description: v.optional(text),
    /** The button of the callout. */
    cta: v.optional(ctaSchema),
  },
  'callout',
);

/** Links below a title of their own. data.md, Section, `items`. */
export const linkGroupSchema = v.object(
  {
    /** Title of the group. */
    title: v.optional(text),
    /** Where the title leads. */
    url: v.optional(url),
    /** The links of the group. */
    links: v.array(linkSchema),
  },
  'group',
);

/** A named feature with a short text. data.md, Section, `properties`. */
export const propertySchema = v.object(
  {
    /** Name of the feature. */
    name: text,
    /** The feature in events: the end of `path` in `navigate`; also its `data-key` in the markup. */
    key: v.optional(text),
    /** One sentence about it. */
    description: v.optional(text),
    /** Where the name leads. */
    url: v.optional(url),
  },
  'property',
);

/** A report that can be read. data.md, Section, `reports`. */
export const reportSchema = v.object(
  {
    /** Title of the report. */
    title: text,
    /** The button that leads to it. */
    cta: v.optional(ctaSchema),
  },
  'report',
);

/** A customer's story. data.md, Section, `customers`. */
export const customerSchema = v.object(
  {
    /** Name of the customer. */
    name: text,
    /** One sentence about the story. */
    description: v.optional(text),
    /** The button that leads to the story. */
    cta: v.optional(ctaSchema),
    /** Logo or picture of the customer. */
    image: v.optional(imageSchema),
  },
  'customer story',
);

/** A section of a panel. data.md, Section; specification §3. */
export const sectionSchema = v.object(
  {
    /** Title of the section. */
    title: text,
    /** Where the title leads. */
    url: v.optional(url),
    /** `_blank` opens the address in a new tab; the title says so. */
    target: v.optional(v.picklist(['_blank'])),
    /** One sentence below the title. */
    description: v.optional(text),
    /** How the section looks; without, plain. A customer spotlight shows three stories. */
    style_type: v.optional(
      v.pipe(
        v.picklist(['Ghost card', 'Illustration Grid - two column', 'Customer spotlight']),
        v.metadata({ otherwise: 'It is rendered as a plain section.' }),
      ),
    ),
    /** Background: blue in the colour theme, ink (dark) or light gray. */
    background_style: v.optional(v.picklist(BACKGROUND_STYLES)),
    /** Space between the section's edge and what it holds. */
    card_padding: v.optional(v.picklist(CARD_PADDINGS)),
    /** A highlighted part; `true` makes the section itself the highlighted callout. */
    calloutA: v.optional(v.union([calloutSchema, flag])),
    /** Pictograms beside the title. */
    emojis: v.optional(v.array(text)),
    /** Marks the section as new. */
    new: v.optional(flag),
    /** Picture of the section. */
    image: v.optional(imageSchema),
    /** The links of the section. */
    links: v.optional(v.array(linkSchema)),
    /** Links in groups, each below a title of its own. */
    items: v.optional(v.array(linkGroupSchema)),
    /** Named features with a short text each. */
    properties: v.optional(v.array(propertySchema)),
    /** Reports that can be read. */
    reports: v.optional(v.array(reportSchema)),
    /** Customers' stories. */
    customers: v.optional(v.array(customerSchema)),
    /** Links to further reading. */
    references: v.optional(v.array(linkSchema)),
  },
  'section',
);
