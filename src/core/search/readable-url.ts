import { parsedUrl } from '../links/parsed-url.ts';
import { displayText } from './display-text.ts';

/** Longest URL line, in characters; the style sheet cuts what is too wide. */
export const READABLE_URL_LENGTH_COUNT = 120;

/** Escapes of letters are decoded; a path with broken ones stays as it is. */
function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * A suggestion's URL as its URL line shows it (§2.6): host and path, decoded, without scheme, `www.`, query, hash and
 * trailing slash. Hosts stay in their ASCII form: letters that look alike cannot pass for another host.
 *
 * @param pageUrl - absolute URL of the page, which completes a relative one.
 */
export function readableUrl(url: string, pageUrl: string): string {
  const parsed = parsedUrl(url, parsedUrl(pageUrl)?.href);
  const host = parsed?.host.replace(/^www\./, '') ?? '';
  const path = decodedPath(parsed ? parsed.pathname : (url.split(/[?#]/, 1)[0] ?? ''));
  return displayText(host + path.replace(/\/$/, ''), READABLE_URL_LENGTH_COUNT) || url;
}
