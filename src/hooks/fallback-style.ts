/**
 * A `<style>` for where sheets cannot be adopted. Unlike those it is inline for a content policy: it takes over the nonce
 * that the page's scripts have, whichever of them brought this code.
 */
export function fallbackStyle(document: Document, text: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  style.textContent = text;
  return style;
}
