import { type SearchSubmit, searchResultsUrl } from '../core/search/search-urls.ts';
import { webUrl } from './web-url.ts';

/**
 * The page of results that a submit goes to (§5, §7).
 *
 * @param searchUrl - the attribute; relative to the page.
 * @param submit - what else it depends on; the referrer is the absolute URL of the page now.
 * @returns `undefined` without an http(s) `search-url`.
 */
export function submitUrl(searchUrl: string | undefined, submit: Omit<SearchSubmit, 'searchUrl'>): string | undefined {
  const target = searchUrl === undefined ? undefined : webUrl(searchUrl, submit.referrer);
  return target && searchResultsUrl({ ...submit, searchUrl: target });
}
