import { htmlTokens } from '../rich-text/html-tokens.ts';

/** How an excerpt ends. */
export interface ExcerptOptions {
  /** Whether `…` follows a text that was cut. Default: true. Specification §9. */
  readonly hasEllipsis?: boolean;
}

/** Elements that stand on lines of their own: without a space, the words of two of them would run together. */
const SPACED_TAG =
  /^(?:address|article|aside|blockquote|br|caption|d[dlt]|div|fig(?:caption|ure)|footer|h[1-6r]|header|li|main|nav|ol|p|pre|section|t[dhr]|table|ul)$/;

/**
 * The beginning of an HTML text as plain text: without tags, with entities decoded and white space collapsed.
 * Specification §9.
 *
 * @param length - Longest text in characters as people count them (an emoji or an accented letter is one); the ellipsis
 * is not counted.
 * @throws {RangeError} if `length` is no whole number from 0 on.
 */
export function excerpt(html: string, length: number, { hasEllipsis = true }: ExcerptOptions = {}): string {
  if (!Number.isSafeInteger(length) || length < 0) {
    throw new RangeError(`length is ${length}; expected a whole number of characters.`);
  }
  const text = plainText(html);
  let count = 0;
  for (const index of characterStarts(text)) {
    if (count === length) return text.slice(0, index).trimEnd() + (hasEllipsis ? '…' : '');
    count += 1;
  }
  return text;
}

/** Where each character begins as a person sees it; Firefox before 125 tells code points only. */
function* characterStarts(text: string): Generator<number> {
  if (Intl.Segmenter) {
    for (const { index } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) yield index;
    return;
  }
  let index = 0;
  for (const character of text) {
    yield index;
    index += character.length;
  }
}

function plainText(html: string): string {
  let text = '';
  for (const token of htmlTokens(html)) {
    if (token.type === 'text') text += token.text;
    else if (SPACED_TAG.test(token.name)) text += ' ';
  }
  return text.replace(/[ \t\n\f\r]+/g, ' ').trim(); // No-break spaces stay: French needs them.
}
