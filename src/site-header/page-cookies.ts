/** The page's cookies; a sandboxed frame has none, and says so by throwing. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
