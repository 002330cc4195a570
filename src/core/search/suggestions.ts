import { SEARCH_ITEMS_MAX_COUNT, SEARCH_MAX_SUGGESTIONS_COUNT } from '../../constants.ts';
import { describeReceived, type Problem } from '../config/problem.ts';
import { withoutPrototype } from '../config/without-prototype.ts';
import { allowedUrl } from '../links/url-policy.ts';
import { displayText } from './display-text.ts';

/** One row of the list. Specification §3. */
export interface Suggestion {
  /** Clean and clipped: {@link displayText}. */
  readonly title: string;
  /** As the server gave it (§2.1); passes the URL policy. */
  readonly url: string;
  readonly websiteArea?: string | undefined;
}

/** A usable answer to a suggestion request. */
export interface SuggestionAnswer {
  readonly suggestions: readonly Suggestion[];
  /** Why items were dropped, in their order: the first ones, and how many more. */
  readonly dropped: readonly Problem[];
}

/** How many dropped items are told of one by one; the rest is counted. */
const PROBLEMS_COUNT = 10;

/** Longest title and longest website area that are shown, in characters: three lines on a phone. */
export const SUGGESTION_TEXT_LENGTH_COUNT = 160;

function dropped(pointer: string, received: unknown, expected: string): Problem {
  return { pointer, received: describeReceived(received), expected, consequence: 'That suggestion is left out.' };
}

function moreDropped(pointer: string, count: number): Problem {
  const received = `a list with ${count} more bad items`;
  return { pointer, received, expected: 'suggestions', consequence: 'Those suggestions are left out.' };
}

function parseSuggestion(item: unknown, pointer: string): Suggestion | Problem {
  if (typeof item !== 'object' || item === null) return dropped(pointer, item, 'an object with title and url');
  // What an object inherits, a script of the page may have put there.
  const { title, url, website_area: area } = withoutPrototype(item) as Readonly<Record<string, unknown>>;
  const text = typeof title === 'string' ? displayText(title, SUGGESTION_TEXT_LENGTH_COUNT) : '';
  if (text === '') return dropped(`${pointer}/title`, title, 'a text');
  const target = typeof url === 'string' ? allowedUrl(url) : undefined;
  if (target === undefined) return dropped(`${pointer}/url`, url, 'a path or an http(s) URL');
  const websiteArea = typeof area === 'string' ? displayText(area, SUGGESTION_TEXT_LENGTH_COUNT) : '';
  return { title: text, url: target, websiteArea: websiteArea || undefined };
}

/**
 * Reads the answer to a suggestion request: a list of suggestions, or an object with one under `suggestions`
 * (contract §5). Bad items are dropped, good ones kept (rows F4, F7, F8). No more is looked at than it takes (F6).
 *
 * @returns `undefined` if the answer is neither: then the request has failed (F3), which is not the same as no match.
 */
export function parseSuggestions(
  answer: unknown,
  limit: number = SEARCH_MAX_SUGGESTIONS_COUNT,
): SuggestionAnswer | undefined {
  const isObject = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
  const items: unknown =
    isObject && Object.hasOwn(answer, 'suggestions') ? (answer as { suggestions?: unknown }).suggestions : answer;
  if (!Array.isArray(items)) return undefined;
  const suggestions: Suggestion[] = [];
  const problems: Problem[] = [];
  const pointer = isObject ? '/suggestions' : '';
  let moreCount = 0;
  for (const [index, item] of items.slice(0, SEARCH_ITEMS_MAX_COUNT).entries()) {
    if (suggestions.length === limit) break;
    const parsed = parseSuggestion(item, `${pointer}/${index}`);
    if ('title' in parsed) suggestions.push(parsed);
    else if (problems.length < PROBLEMS_COUNT) problems.push(parsed);
    else moreCount += 1;
  }
  if (moreCount > 0) problems.push(moreDropped(pointer, moreCount));
  return { suggestions, dropped: problems };
}
