import * as v from 'valibot';
import { allowedUrl } from '../links/url-policy.ts';

// The message of each schema and check says what is expected, as a noun phrase. See problem.ts.

/** What a page's markup can hold: half a surrogate pair and U+0000 come out of it as something else. */
const inMarkup = (text: string) => text.toWellFormed().replaceAll('\0', '');

/** Plain text that says something: white space around it goes, and white space alone is refused. data.md, Text. */
export const text = /* @__PURE__ */ v.pipe(v.string('text'), v.transform(inMarkup), v.trim(), v.nonEmpty('text'));

/** Plain text that may be empty: an image's alternative, where the image says nothing. */
export const anyText = /* @__PURE__ */ v.pipe(v.string('text'), v.transform(inMarkup), v.trim());

/** What an address is expected to be. */
export const URL_EXPECTED = 'a path or an http(s), mailto or tel address';

/** An address that may become a link or an image. data.md, Url; contract §2, Links. */
export const url = /* @__PURE__ */ v.pipe(
  v.string(URL_EXPECTED),
  v.transform(inMarkup),
  v.trim(),
  v.check((address) => allowedUrl(address) !== undefined, URL_EXPECTED),
);

/** `true` or `false`. */
export const flag = /* @__PURE__ */ v.boolean('true or false');

/** A size in CSS px. */
export const lengthPx = /* @__PURE__ */ v.pipe(v.number('a number above 0'), v.gtValue(0, 'a number above 0'));

/** How many there are of something, at least one. */
export const count = /* @__PURE__ */ v.pipe(
  v.number('a whole number'),
  v.integer('a whole number'),
  v.minValue(1, 'a whole number above 0'),
);

/** A path that comes before addresses, such as `/de`; empty for none. */
export const pathPrefix = /* @__PURE__ */ v.pipe(
  v.string('a path such as "/de"'),
  v.trim(),
  v.regex(/^(?:\/[\w-]+)*\/?$/, 'a path such as "/de"'),
  v.transform((path) => path.replace(/\/$/, '')),
);
