import type { Problem } from './problem.ts';

/** What may come next, as an author reads it, and the kinds of token that do; `v` is a number or a bare word. */
const STEPS = {
  'a value': '{["v',
  'a value or ]': '{["v]',
  'a key in double quotes': '"',
  'a key in double quotes or }': '"}',
  'a colon': ':',
  'a comma or ]': ',]',
  'a comma or }': ',}',
  'the end of the text': '',
} as const;

type Step = keyof typeof STEPS;

/** Where JSON text stops being JSON: an index in UTF-16 units. */
interface Fault {
  readonly at: number;
  readonly expected: string;
}

const SPACE = /[ \t\r\n]*/y;
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these inside a text.
const STRING_PART = /[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))?/y;

/** Where a sticky pattern's match at an index ends: at the index itself, if it does not match. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Where the string ends that opens at `at`. Part by part: one pattern for all needs a stack as long as the string. */
function endOfString(text: string, at: number): number | Fault {
  let end = at + 1;
  for (let next = endOf(STRING_PART, text, end); next > end; next = endOf(STRING_PART, text, end)) end = next;
  if (text[end] === '"') return end + 1;
  return { at: end, expected: text[end] === '\\' ? 'an escape such as \\n or \\"' : 'a closing quote' };
}

/** The step after a token of a kind. `closers` are the brackets still to come, and change with the token. */
function stepAfter(kind: string, step: Step, closers: ('}' | ']')[]): Step {
  if (kind === ':') return 'a value';
  if (kind === ',') return closers.at(-1) === '}' ? 'a key in double quotes' : 'a value';
  if (kind === '"' && step.startsWith('a key')) return 'a colon';
  if (kind === '{') {
    closers.push('}');
    return 'a key in double quotes or }';
  }
  if (kind === '[') {
    closers.push(']');
    return 'a value or ]';
  }
  if (kind === '}' || kind === ']') closers.pop();
  const closer = closers.at(-1);
  return closer === undefined ? 'the end of the text' : `a comma or ${closer}`;
}

/** The first fault. Open brackets are kept in a list, so that depth costs no stack. */
function findFault(text: string): Fault | undefined {
  const closers: ('}' | ']')[] = [];
  let step: Step = 'a value';
  for (let at = endOf(SPACE, text, 0); ; at = endOf(SPACE, text, at)) {
    const char = text[at];
    if (char === undefined && step === 'the end of the text') return undefined;
    const kind = char !== undefined && '{}[]:,"'.includes(char) ? char : 'v';
    if (char === undefined || !STEPS[step].includes(kind)) return { at, expected: step };
    const end = kind === '"' ? endOfString(text, at) : kind === 'v' ? endOf(LITERAL, text, at) : at + 1;
    if (typeof end !== 'number') return end;
    if (end === at) return { at, expected: step };
    step = stepAfter(kind, step, closers);
    at = end;
  }
}

/** A fault as a problem: line and column count from 1; a tab is one column. */
function problemOf(fault: Fault, text: string): Problem {
  const lines = text.slice(0, fault.at).split(/\r\n?|\n/);
  const found = /^(?:[\p{L}\p{N}_$]{1,20}|[\s\S])/u.exec(text.slice(fault.at, fault.at + 40))?.[0];
  const what = found === undefined ? 'the text ends' : `${JSON.stringify(found)} stands`;
  return {
    pointer: '',
    received: `not JSON: ${what} at line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`,
    expected: fault.expected,
    consequence: 'No data is read.',
  };
}

/**
 * Reads JSON text and says where it is wrong, in every browser alike: the browsers' own messages differ, and some
 * name no place. White space and a byte order mark around it do not count.
 *
 * @returns the value, `undefined` for an empty text (contract §7: no data and no problem), or the problem with the
 * index it stands `at`, in UTF-16 units.
 */
export function parseJson(
  text: string,
): { readonly value: unknown } | { readonly problem: Problem; readonly at: number } {
  const json = text.trim();
  if (json === '') return { value: undefined };
  try {
    return { value: JSON.parse(json) };
  } catch {
    const leading = text.indexOf(json);
    const fault = findFault(json);
    if (fault !== undefined) {
      const at = fault.at + leading;
      return { problem: problemOf({ ...fault, at }, text.trimEnd()), at };
    }
    const consequence = 'No data is read.';
    return {
      problem: { pointer: '', received: 'too deep or too large', expected: 'less of it', consequence },
      at: leading,
    };
  }
}
