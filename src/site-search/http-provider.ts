import { SEARCH_ANSWER_MAX_BYTES } from '../constants.ts';
import { retryAfterMs } from '../core/search/retry-after.ts';
import { suggestionRequestUrl } from '../core/search/search-urls.ts';
import { boundedText } from '../core/text/bounded-text.ts';
import type { SuggestionProvider } from './suggestion-provider.ts';

/** @throws if the answer is no JSON: also if a redirect to a login page brought it (row F3). */
function expectJson({ status, headers }: Response): void {
  if (status !== 200) {
    const error = new Error(`The suggestion request is answered ${status}; expected 200.`);
    throw Object.assign(error, { retryAfterMs: retryAfterMs(headers.get('retry-after'), Date.now()) });
  }
  const contentType = headers.get('content-type') ?? 'nothing';
  if (/[/+]json\b/i.test(contentType)) return;
  throw new Error(`The suggestion request is answered with ${contentType}; expected JSON.`);
}

/**
 * What is typed goes to nobody but who was named: a redirect stays on the page's own origin, and from another origin, where
 * a page cannot tell the two apart before they are followed, none is.
 */
function ownOriginOnly(suggestUrl: string): RequestInit {
  return new URL(suggestUrl).origin === globalThis.origin ? { mode: 'same-origin' } : { redirect: 'error' };
}

/**
 * The suggestion call of specification §7. The server learns the text and the filters: no cookies are sent, and no
 * referrer, whatever the page's policy says.
 *
 * @param suggestUrl - absolute, http or https.
 */
export function httpProvider(suggestUrl: string): SuggestionProvider {
  return {
    async suggest(text, filters, signal) {
      signal.throwIfAborted();
      const hangUp = new AbortController();
      signal.addEventListener('abort', () => hangUp.abort(signal.reason));
      try {
        const response = await fetch(suggestionRequestUrl({ suggestUrl, text, filters }), {
          signal: hangUp.signal,
          ...ownOriginOnly(suggestUrl),
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
        });
        expectJson(response);
        return JSON.parse(await boundedText(response, SEARCH_ANSWER_MAX_BYTES));
      } finally {
        hangUp.abort(); // Of an answer that is of no use, no more is loaded.
      }
    },
  };
}
