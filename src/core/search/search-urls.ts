import { SEARCH_MIN_LENGTH_COUNT } from '../../constants.ts';
import { isRootRelative, withLocalePrefix } from '../links/locale-prefix.ts';
import { DEFAULT_LOCALE_CODE, LOCALES, type Locale } from '../locale/locales.ts';
import { type SearchFilters, sentFilters } from './search-filters.ts';

/** A URL taken apart without its base, so that relative ones stay relative; any text has these parts. */
const URL_PARTS = /^((?:[a-z][a-z0-9+.-]*:)?[\\/]{2,}[^\\/?#]*|)([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/is;

/** Sets query parameters; those that the URL already has stay, and `undefined` sets nothing. */
function withParameters(
  url: string,
  parameters: Readonly<Record<string, string | undefined>>,
  prefix = '',
  locales: readonly Locale[] = [],
): string {
  const [, host = '', path = '', query = '', hash] = URL_PARTS.exec(url) ?? [];
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) search.set(name, value);
  const prefixes = locales.map((locale) => locale.prefix);
  const rooted = host !== '' && path === '' ? '/' : path;
  const prefixed = isRootRelative(rooted) ? withLocalePrefix(rooted, prefix, prefixes) : rooted;
  return `${host}${prefixed}?${search}${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * Whether a text is long enough to ask for suggestions (§5). Counted in characters after trimming (contract §5): an emoji
 * or a rare ideograph is one.
 *
 * @param minLength - the attribute `min-length`; below 1 counts as 1, for there is nothing to suggest for no text.
 */
export function shouldSuggest(text: string, minLength: number = SEARCH_MIN_LENGTH_COUNT): boolean {
  return [...text.trim()].length >= Math.max(1, minLength);
}

/** What a suggestion request depends on. */
export interface SuggestionRequest {
  /** The attribute `suggest-url`; absolute or relative, its own query is kept. */
  readonly suggestUrl: string;
  readonly text: string;
  readonly filters: SearchFilters;
}

/**
 * The URL that asks for suggestions (§5, §7): `q`, then `location` (the area), `product` (only with Documentation) and
 * `locale` (the short code; the site's own code of a language beyond the eight; never for en-us), each only if set, and
 * encoded once.
 */
export function suggestionRequestUrl({ suggestUrl, text, filters }: SuggestionRequest): string {
  const { area, product } = sentFilters(filters);
  const ofEight = LOCALES.find(({ code }) => code === filters.locale);
  const locale = filters.locale === DEFAULT_LOCALE_CODE ? undefined : (ofEight?.shortCode ?? filters.locale);
  return withParameters(suggestUrl, { q: text.trim(), location: area, product, locale });
}

/** What a submit depends on. */
export interface SearchSubmit {
  /** The attribute `search-url`: the external results site. */
  readonly searchUrl: string;
  /** The attribute `query-parameter`; default: `q`. */
  readonly queryParameter?: string | undefined;
  readonly text: string;
  readonly filters: SearchFilters;
  /** URL of the page being read. §5. */
  readonly referrer: string;
  /** The site's languages; default: those of §2.1. */
  readonly locales?: readonly Locale[] | undefined;
}

/**
 * The page of results that a submit goes to (§2.6, §5, §7): `location[0]`, `product[0]` (only with Documentation), `q`, or
 * what the site calls it, and `referrer`. The prefix of the filter's locale comes first in the path (contract §7): `https://results.example/find`
 * becomes `/de/find` there; a path without a leading slash cannot take one.
 */
export function searchResultsUrl({
  searchUrl,
  queryParameter,
  text,
  filters,
  referrer,
  locales = LOCALES,
}: SearchSubmit): string {
  const { area, product } = sentFilters(filters);
  const parameters = {
    'location[0]': area,
    'product[0]': product,
    [queryParameter?.trim() || 'q']: text.trim(),
    referrer,
  };
  const { prefix } = locales.find(({ code }) => code === filters.locale) ?? {};
  return withParameters(searchUrl, parameters, prefix, locales);
}
