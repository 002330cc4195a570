import { SEARCH_MEMORY_COUNT } from '../../constants.ts';
import { type SearchFilters, sentFilters } from './search-filters.ts';
import type { Suggestion } from './suggestions.ts';

/**
 * Answers that came for the page's life, so that the same question is not sent twice (row R5): what is shown of them.
 * Nothing is stored.
 */
export interface SuggestionMemory {
  recall(text: string, filters: SearchFilters): readonly Suggestion[] | undefined;
  remember(text: string, filters: SearchFilters, answer: readonly Suggestion[]): void;
}

/** What a question is known by: what is sent of it. */
function keyOf(text: string, filters: SearchFilters): string {
  const { area, product } = sentFilters(filters);
  return JSON.stringify([text, filters.locale, area, product]);
}

/** @param limit - how many answers are kept; the one that was not used for longest goes first. */
export function createSuggestionMemory(limit: number = SEARCH_MEMORY_COUNT): SuggestionMemory {
  const answers = new Map<string, readonly Suggestion[]>();
  const keep = (key: string, answer: readonly Suggestion[]) => {
    answers.delete(key); // To the end of the Map's order.
    answers.set(key, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= limit) break;
      answers.delete(oldest);
    }
  };
  return {
    recall(text, filters) {
      const key = keyOf(text, filters);
      const answer = answers.get(key);
      if (answer) keep(key, answer);
      return answer;
    },
    remember: (text, filters, answer) => keep(keyOf(text, filters), answer),
  };
}
