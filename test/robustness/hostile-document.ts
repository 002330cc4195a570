/** Keys whose values choose one of a few; another value takes the object with it, and a payload would not get far. */
const CHOICES =
  /^(?:type|link_type|style_type|card_padding|background_style|icon_name|kind|style|icon|variant|size|theme|code|locale|target|area|value|layout|color_scheme)$/;

const ADDRESSES = /(?:^|_)(?:url|src|src_dark|href)$/;

/** Which texts of a document are replaced. */
export type Replaced = 'texts' | 'addresses' | 'all';

/** A document with a payload in each place of a kind. */
export function hostileDocument(value: unknown, payload: string, replaced: Replaced, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => hostileDocument(item, payload, replaced, key));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, inner]) => [
      name,
      hostileDocument(inner, payload, replaced, name),
    ]);
    return Object.fromEntries(entries);
  }
  if (typeof value !== 'string' || CHOICES.test(key)) return value;
  const isAddress = ADDRESSES.test(key);
  return replaced === 'all' || isAddress === (replaced === 'addresses') ? payload : value;
}
