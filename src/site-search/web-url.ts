import { parsedUrl, webOrigin } from '../core/links/parsed-url.ts';

/** An absolute http(s) URL; `undefined` for what is none. */
export function webUrl(url: string, base: string): string | undefined {
  const href = parsedUrl(url, base)?.href;
  return webOrigin(href) === undefined ? undefined : href;
}
