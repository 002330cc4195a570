/**
 * Something a page author wrote that cannot be used as it is. It is reported once and the rest renders
 * (contract §2, Validation).
 */
export interface Problem {
  /** Where in the data: a JSON pointer (RFC 6901), `''` for the whole, or `@name` for an attribute. */
  readonly pointer: string;
  /** What came, shortened for a message: `"htps://x"`, `an object`, `nothing`. */
  readonly received: string;
  /** What was expected, as a noun phrase: `a list`, `one of "light", "dark", "auto"`. */
  readonly expected: string;
  /** What happens now, as a sentence: `That link is left out.` */
  readonly consequence: string;
  /** The nearest thing that would have been right, for unknown keys and values. */
  readonly suggestion?: string;
}

/** The longest piece of an author's text that a message repeats, in UTF-16 units. */
export const RECEIVED_LENGTH_COUNT = 60;

/** Says what came, short enough for a message: scalars as JSON, the rest by kind; `undefined` is `nothing`. */
export function describeReceived(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'string') return String(value);
  if (value.length <= RECEIVED_LENGTH_COUNT) return JSON.stringify(value);
  const start = value.slice(0, RECEIVED_LENGTH_COUNT).replace(/[\ud800-\udbff]$/, ''); // Or half a character is left.
  return JSON.stringify(`${start}…`);
}

/**
 * One problem as a sentence for the console:
 * `<site-subnav> /nav/sub_nav/2/url is "htps:x"; expected … That link is left out. See elements/site-subnav.md.`
 */
export function describeProblem(tagName: string, problem: Problem, page = tagName): string {
  const { pointer, received, expected, consequence, suggestion } = problem;
  const where = pointer === '' ? 'data' : pointer.startsWith('@') ? `attribute ${pointer.slice(1)}` : pointer;
  const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  return `<${tagName}> ${where} is ${received}; expected ${expected}.${hint} ${consequence} See elements/${page}.md.`;
}

/** What came out of data from outside: what can be used, and what was wrong with the rest. */
export interface Parsed<Data> {
  /** `undefined` if nothing could be used, or nothing was there. */
  readonly data: Data | undefined;
  readonly problems: readonly Problem[];
}
