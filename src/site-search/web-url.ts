import { parsedUrl, webOrigin } from '../core/links/parsed-url.ts';

/** An absolute http(s) URL; `undefined` for what is none. */
export function webUrl(url: string, base: string): string | undefined {
  const href = parsedUrl(url, base)?.href;
  return webOrigin(href) === undefined ? undefined : href;
}

/**
 * An absolute http(s) URL of the page's own origin: code is loaded from no other one by an attribute, which markup from
 * elsewhere may have brought into the page. Under `strict-dynamic` the page's policy would not stop it.
 */
export function ownUrl(url: string, pageUrl: string): string | undefined {
  const href = webUrl(url, pageUrl);
  return webOrigin(href) === webOrigin(pageUrl) ? href : undefined;
}
