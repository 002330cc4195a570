import { SEARCH_RETRY_AFTER_MAX_MS } from '../../constants.ts';

/**
 * How long a server wants to be left alone (`Retry-After`, RFC 9110, 10.2.3): a number of seconds or a date. Row F1.
 *
 * @param header - `null` if there is none, or if the server does not expose it to other origins.
 * @param nowMs - the time by which a date is measured, in ms since 1970.
 * @returns ms, at most `SEARCH_RETRY_AFTER_MAX_MS`; 0 for what cannot be read.
 */
export function retryAfterMs(header: string | null, nowMs: number): number {
  if (!header) return 0;
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), SEARCH_RETRY_AFTER_MAX_MS);
}
