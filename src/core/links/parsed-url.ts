/** `new URL` that answers `undefined` where that throws. */
export function parsedUrl(url: string, base?: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

/** The origin of an http(s) URL; `undefined` for anything else, a `file:` page included. */
export function webOrigin(url: string | undefined): string | undefined {
  const parsed = url === undefined ? undefined : parsedUrl(url);
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.origin : undefined;
}
