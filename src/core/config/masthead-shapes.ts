import * as v from 'valibot';
import { localeOfTag } from '../locale/find-locale.ts';
import { LOCALES } from '../locale/locales.ts';
import { text, url } from './field-schemas.ts';
import { barLinkSchema } from './link-shapes.ts';

const PICKER_CODES = LOCALES.map(({ pickerCode }) => `"${pickerCode}"`).join(', ');

/** A code of one of the site's languages, so that what the picker cannot show is reported where it stands. */
const languageCode = /* @__PURE__ */ v.pipe(
  text,
  v.check((code) => localeOfTag(code) !== undefined, `one of ${PICKER_CODES} or a locale code such as "de-de"`),
);

/** A line of the language picker. data.md, Masthead, `languages`. */
export const languageSchema = v.object(
  {
    /** Name of the language in itself. */
    name: text,
    /** Short code or locale code: `DE`, `de-de`. */
    code: languageCode,
    /** Where it leads, unless the page's head names an address in this language; without, the language's home page. */
    url: v.optional(url),
  },
  'language',
);

/** The announcement. data.md, Masthead, `marquee`; specification §2.4. */
export const marqueeSchema = v.object(
  {
    /** One word before the message. */
    tag: v.optional(text),
    /** What is announced. */
    message: text,
    /** What the link at the end says. */
    cta: v.optional(text),
    /** Where the link leads. */
    url: v.optional(url),
    /** What a dismissal is remembered by; without, the message itself. */
    id: v.optional(text),
  },
  'announcement',
);

/** The strip above the bar. data.md, Masthead; specification §2.4. */
export const mastheadSchema = v.object(
  {
    /** Link to what the company is. */
    about: v.optional(barLinkSchema),
    /** Link for partners. */
    partners: v.optional(barLinkSchema),
    /** Link to support. */
    support: v.optional(barLinkSchema),
    /** Link to the login; its address is used as it is. */
    login: v.optional(barLinkSchema),
    /** Light or dark. */
    theme: v.optional(v.picklist(['light', 'dark'])),
    /** Languages of the picker; without, the eight languages. Where the data has `locales`, those are its lines. */
    languages: v.optional(
      v.pipe(v.array(languageSchema), v.metadata({ otherwise: 'The picker offers all eight languages.' })),
    ),
    /** The announcement. */
    marquee: v.optional(marqueeSchema),
  },
  'masthead',
);
