/**
 * A text as part of an address: lower case, `&` as `and`, dashes as spaces, punctuation and symbols removed, spaces
 * collapsed to hyphens. Letters, accents and digits of every script stay. Specification §9.
 *
 * @example slug('Search & Observability – what’s new?') // 'search-and-observability-whats-new'
 */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/\p{Dash_Punctuation}/gu, ' ')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}\s]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
    .normalize('NFC');
}
