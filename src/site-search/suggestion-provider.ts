import type { LinkContext } from '../core/links/locale-links.ts';
import type { SearchFilters } from '../core/search/search-filters.ts';
import { suggestionRequestUrl } from '../core/search/search-urls.ts';
import { suggestEndpoint } from './search-targets.ts';

/** Where suggestions come from. Sites may bring their own by the property `suggestionProvider` (contract §5). */
export interface SuggestionProvider {
  /**
   * @param query - what was typed, trimmed.
   * @param signal - aborted when nobody waits for the answer any more.
   * @returns the same data as the endpoint answers: a list of `{ title, url, website_area }`, or such a list under
   * `suggestions`. It is read as carefully as a server's.
   * @throws whatever it likes: the person sees the failed state.
   */
  suggest(query: string, filters: SearchFilters, signal: AbortSignal): Promise<unknown>;
}

function isSuggestionProvider(value: unknown): value is SuggestionProvider {
  return typeof value === 'object' && value !== null && 'suggest' in value && typeof value.suggest === 'function';
}

/**
 * The suggestion call of specification §7. No cookies are sent. What is no JSON is a failure, also if a redirect to a
 * login page brought it (row F3).
 *
 * @param suggestUrl - absolute, http or https.
 */
export function httpProvider(suggestUrl: string): SuggestionProvider {
  return {
    async suggest(text, filters, signal) {
      const url = suggestionRequestUrl({ suggestUrl, text, filters });
      const response = await fetch(url, { signal, credentials: 'omit' });
      const contentType = response.headers.get('content-type') ?? '';
      if (response.status !== 200) throw new Error(`${url} answers ${response.status}; expected 200.`);
      if (!/[/+]json\b/i.test(contentType)) throw new Error(`${url} answers "${contentType}"; expected JSON.`);
      return response.json();
    },
  };
}

/**
 * The site's own provider, if it set a usable one; else the suggestion call.
 *
 * @param property - the element's property `suggestionProvider`, whatever it was set to.
 */
export function chosenProvider(
  property: unknown,
  suggestUrl: string | undefined,
  links: LinkContext,
): SuggestionProvider {
  if (isSuggestionProvider(property)) return property;
  const endpoint = suggestEndpoint(suggestUrl, links);
  if (endpoint !== undefined) return httpProvider(endpoint);
  const message = `suggest-url is ${JSON.stringify(suggestUrl)}; expected a path or an http(s) URL.`;
  return { suggest: () => Promise.reject(new Error(message)) };
}
