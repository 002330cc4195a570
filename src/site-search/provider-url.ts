import { PAGEFIND_PATH, SUGGEST_PATH } from '../constants.ts';
import type { LinkContext } from '../core/links/link-rules.ts';
import { ownUrl, webUrl } from './web-url.ts';

/** The attributes that say where suggestions come from. */
export interface ProviderAttributes {
  readonly provider: 'http' | 'pagefind';
  /** Relative to the page. Absent: `/api/autosuggest` on the main site (contract §5). */
  readonly suggestUrl: string | undefined;
  /** Relative to the page, on its origin. Absent, or elsewhere: `/pagefind/pagefind.js`. */
  readonly pagefindUrl: string | undefined;
}

/**
 * What the provider loads from: the suggestion endpoint or Pagefind's script, as an absolute URL, whatever
 * `<base href>` the page has.
 *
 * @returns `undefined` for what is no http(s) URL.
 */
export function providerUrl(
  { provider, suggestUrl, pagefindUrl }: ProviderAttributes,
  { siteOrigin, pageUrl }: LinkContext,
): string | undefined {
  if (provider === 'pagefind') return ownUrl(pagefindUrl ?? PAGEFIND_PATH, pageUrl) ?? ownUrl(PAGEFIND_PATH, pageUrl);
  return suggestUrl === undefined ? webUrl(SUGGEST_PATH, siteOrigin ?? pageUrl) : webUrl(suggestUrl, pageUrl);
}
