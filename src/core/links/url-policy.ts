import { parsedUrl } from './parsed-url.ts';

/** Schemes that become links; everything else is refused. Contract §2, Links. */
const ALLOWED_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** What a relative URL is completed with, to see whether it can be completed at all. */
const ANY_BASE = 'https://page.invalid';

/**
 * The one URL policy of contract §2: `http:`, `https:`, `mailto:`, `tel:` and relative URLs may become links.
 *
 * @returns the URL without the white space around it, or `undefined` if it must not become a link: another scheme,
 * control characters anywhere, a backslash where a host could begin, a host that no browser can read, or nothing at all.
 */
export function allowedUrl(url: string): string | undefined {
  const trimmed = url.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these inside a scheme, so they hide one.
  if (trimmed === '' || /[\u0000-\u001f\u007f]/.test(trimmed)) return undefined;
  if (/^[\\/]*\\/.test(trimmed)) return undefined; // `\\host` and `/\host` leave the site as `//host` would.
  const scheme = SCHEME.exec(trimmed)?.[1]?.toLowerCase();
  if (scheme !== undefined && !ALLOWED_SCHEMES.has(scheme)) return undefined;
  // To go to `https://[` throws in the browser, long after the data was read.
  return parsedUrl(trimmed, scheme === undefined ? ANY_BASE : undefined) && trimmed;
}
