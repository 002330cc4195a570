import type { Locale } from '../core/locale/locales.ts';
import type { SearchFilters } from '../core/search/search-filters.ts';
import { searchResultsUrl } from '../core/search/search-urls.ts';
import { webUrl } from './web-url.ts';

/**
 * The page of results that a submit goes to (§5, §7).
 *
 * @param searchUrl - the attribute; relative to the page.
 * @param pageUrl - absolute URL of the page now: the referrer.
 * @param locales - the site's languages; default: those of §2.1.
 * @returns `undefined` without an http(s) `search-url`.
 */
export function submitUrl(
  searchUrl: string | undefined,
  text: string,
  filters: SearchFilters,
  pageUrl: string,
  locales?: readonly Locale[],
): string | undefined {
  const target = searchUrl === undefined ? undefined : webUrl(searchUrl, pageUrl);
  return target && searchResultsUrl({ searchUrl: target, text, filters, referrer: pageUrl, locales });
}
