import type { SearchFilters } from '../core/search/search-filters.ts';

/** Where suggestions come from. Sites may bring their own by the property `suggestionProvider` (contract §5). */
export interface SuggestionProvider {
  /**
   * @param query - what was typed, trimmed.
   * @param signal - aborted when nobody waits for the answer any more.
   * @returns the same data as the endpoint answers: a list of `{ title, url, website_area }`, or such a list under
   * `suggestions`. It is read as carefully as a server's.
   * @throws whatever it likes: the person sees the failed state. An error with a number `retryAfterMs` is not followed
   * by another question of the typing before that time is over.
   */
  suggest(query: string, filters: SearchFilters, signal: AbortSignal): Promise<unknown>;
}
