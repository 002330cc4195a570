import { beginsWith } from '../locale/find-locale.ts';
import { LOCALES } from '../locale/locales.ts';

/** Those of §2.1. */
const PREFIXES: readonly string[] = LOCALES.map(({ prefix }) => prefix);

/** True for `/path`, but not for `//host` and `/\host`, which leave the site. */
export function isRootRelative(url: string): boolean {
  return /^\/(?![\\/])/.test(url);
}

/** A prefix as data may have it (`de`, `/de/`) in the one form that can stand before a path; `''` for none. */
export function normalizedPrefix(prefix: string): string {
  const [path = ''] = prefix.split(/[?#]/, 1);
  const segments = path.split(/[^\w.~-]+/).filter((segment) => segment !== '');
  return segments.map((segment) => `/${segment}`).join('');
}

/**
 * Puts a locale prefix before a root-relative URL, unless it already begins with one (§2.1). The root itself becomes the
 * bare prefix: `/?a=1` and `/de` give `/de?a=1`.
 *
 * @param path - path with its leading slash; query and hash may follow and are kept.
 * @param prefix - as {@link normalizedPrefix} gives it.
 * @param prefixes - those of the site's languages; default: §2.1.
 */
export function withLocalePrefix(path: string, prefix: string, prefixes = PREFIXES): string {
  if ([prefix, ...prefixes].some((own) => own !== '' && beginsWith(path, own)) || prefix === '') return path;
  return prefix + (/^\/(?:[?#]|$)/.test(path) ? path.slice(1) : path);
}
