/** Control characters (null bytes too) and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROLS = /[\s\u0000-\u001f\u007f-\u009f]+/g;

/** Marks that turn the order of the text around them, also past the end of an isolate, and interlinear annotations. */
const ORDER_CONTROLS = /[\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/g;

/**
 * A server's text as it can stand on a page (row F7): one line without control characters, without marks that could
 * reorder it or its neighbours, without halves of surrogate pairs, and cut with an ellipsis where it is too long.
 * Markup is text like any other. Empty for a text without any visible character.
 *
 * @param maxLengthCount - longest result in characters, the ellipsis included.
 */
export function displayText(text: string, maxLengthCount: number): string {
  const readable = text.slice(0, 8 * maxLengthCount); // Nobody sees the rest of a megabyte; leave room for what goes.
  const clean = readable
    .replace(ORDER_CONTROLS, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(CONTROLS, ' ')
    .trim();
  if (/^[\s\p{Format}]*$/u.test(clean)) return '';
  const characters = [...clean];
  if (characters.length <= maxLengthCount && readable.length === text.length) return clean;
  return `${characters
    .slice(0, maxLengthCount - 1)
    .join('')
    .trimEnd()}…`;
}
