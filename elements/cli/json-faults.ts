import { type Node, parse } from 'jsonc-parser';
import type { Problem } from '../../src/core/config/problem.ts';
import { PROBLEMS_LISTED_COUNT } from '../../src/core/config/read-data.ts';
import { treeOf } from '../prerender/page-problem.ts';
import { type ElementName, elementOfData } from '../prerender/tag-of-data.ts';

/** What often stands where JSON ends, and the remedy; `before` and `after` are the text on both sides. */
const HINTS: readonly { readonly before?: RegExp; readonly after: RegExp; readonly hint: string }[] = [
  { after: /^&(?:quot|#0*34|#x0*22|amp);/i, hint: 'It is escaped for HTML, which a script is not: print it as it is.' },
  { before: /\{$/, after: /^[{%]/, hint: 'An expression of a template has not been filled in.' },
  { after: /^(?:\/[/*]|<!--)/, hint: 'JSON has no comments.' },
  { after: /^['‘“”„«]/, hint: 'JSON has straight double quotes only.' },
  { before: /,\s*$/, after: /^[}\]]/, hint: 'The comma before it is one too many.' },
  { before: /[{,]\s*$/, after: /^[\w$]/, hint: 'Keys stand in double quotes.' },
  { after: /^[\r\n]\s*\S/, hint: 'A text ends on its line; a line break in it is written "\\n".' },
];

/**
 * The remedy for a usual mistake of syntax.
 *
 * @param at - where the text stops being JSON.
 * @param isChild - it stands in a script element, which `</script>` ends.
 * @returns a sentence with a space before it, or `''`.
 */
export function syntaxHint(json: string, at: number, isChild = false): string {
  const [before, after] = [json.slice(Math.max(0, at - 100), at), json.slice(at, at + 100)];
  if (isChild && after.trim() === '' && (json.match(/(?<!\\)"/g) ?? []).length % 2 === 1)
    return ' "</script>" ends it, also inside of a text: write "<\\/script>" there.';
  const found = HINTS.find((one) => one.after.test(after) && (one.before?.test(before) ?? true));
  return found ? ` ${found.hint}` : '';
}

/** Keys that stand twice in one object: browsers take the last one and say nothing. */
export function repeatedKeys(json: string): readonly { readonly at: number; readonly problem: Problem }[] {
  const found: { at: number; problem: Problem }[] = [];
  const waiting: { node: Node | undefined; pointer: string }[] = [{ node: treeOf(json), pointer: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, pointer } = next;
    const seen = new Set<string>();
    for (const [index, child] of (node?.children ?? []).entries()) {
      const [key, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
      const name = String(key?.value ?? index);
      const place = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      waiting.push({ node: value, pointer: place });
      if (key && seen.has(name)) found.push({ at: key.offset, problem: repeated(place) });
      seen.add(name);
    }
  }
  return found.sort((one, other) => one.at - other.at).slice(0, PROBLEMS_LISTED_COUNT);
}

function repeated(pointer: string): Problem {
  const consequence = 'The last one is used, the others are ignored.';
  return { pointer, received: 'given once more', expected: 'each key once', consequence };
}

/** Whose data a text is, by its keys, though it may be no JSON; `undefined` where they do not tell. */
export function elementOfText(json: string): ElementName | undefined {
  try {
    return elementOfData(parse(json));
  } catch {
    return undefined; // Too deep for the library.
  }
}
