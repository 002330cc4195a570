import { parsedUrl } from './parsed-url.ts';

/**
 * A path as pages are told apart by it: `/guide/`, `/guide/index.html` and `/guide` are one, and so are `%e6` as
 * WordPress writes it and `%E6` as browsers do.
 */
function pagePath(url: URL): string {
  return url.pathname
    .replace(/(?:\/(?:index\.html?)?)?$/i, '')
    .replace(/%[0-9a-f]{2}/gi, (escaped) => escaped.toUpperCase());
}

/**
 * Whether a link leads to the page being read, for `aria-current` (contract §4, row N11). Origin and path decide; hash,
 * trailing slash and `index.html` do not. A query counts only if the link has one: then the page must have each of its
 * parameters, so that `/events` is current on `/events?tab=1`, and `/events?tab=2` is not. A bare `#anchor`
 * never is: it names a place, not a page.
 *
 * @param url - the final URL of the link, after prefix and host were settled.
 * @param pageUrl - absolute; nothing is current where it is not known.
 */
export function isCurrentUrl(url: string, pageUrl: string): boolean {
  if (/^\s*(?:#|$)/.test(url)) return false;
  const page = parsedUrl(pageUrl);
  const link = parsedUrl(url, pageUrl);
  if (!page || !link || link.protocol !== page.protocol || link.host !== page.host) return false;
  if (pagePath(link) !== pagePath(page)) return false;
  return [...link.searchParams].every(([name, value]) => page.searchParams.getAll(name).includes(value));
}
