import * as v from 'valibot';
import { LANGUAGE_TAG, normalizeTag } from '../locale/find-locale.ts';
import { pathPrefix, text } from './field-schemas.ts';

const CODE_EXPECTED = 'a language tag such as "de-ch"';

/** What a language of the site consists of, besides its texts. data.md, Locale. */
export const localeEntries = {
  /** Language tag, such as `de-ch`; of the eight languages also the short code, such as `jp`. */
  code: v.pipe(
    text,
    v.check((code) => LANGUAGE_TAG.test(normalizeTag(code)), CODE_EXPECTED),
  ),
  /** Path before all addresses of this language, such as `/de`; without, there is none. */
  prefix: v.optional(pathPrefix),
  /** Name of the language in itself; without, that of the eight languages, or the code. */
  name: v.optional(text),
  /** Writing direction; without, the page's. */
  direction: v.optional(v.picklist(['ltr', 'rtl'])),
};

/** The texts of another element, which stand here so that one block can be copied to all. */
export const ofAnotherElement = /* @__PURE__ */ v.optional(v.unknown());

/** What happens to languages of which none can be used. */
export const NO_LOCALES = { otherwise: 'The site has the language of the page, or the eight languages.' };
