import type { PageContext } from './page-context.ts';
import { printStamp } from './print-stamp.ts';

/**
 * Says whether a server's markup can be taken over as it is. What another version printed, what was printed from other data,
 * in another language or for another site, and what was edited since cannot: it is given up, with its style sheets, and
 * stays only until what is rendered takes its place (contract §2, Pre-rendered pages). Markup without a stamp is taken at
 * its word.
 *
 * @param page - what the first render is told of the page.
 * @param data - as it is read.
 * @param onUnstyled - called when the printed style sheets are gone, which the element's own took into account.
 */
export function canTakeOver(host: HTMLElement, page: PageContext, data: unknown, onUnstyled: () => void): boolean {
  const root = host.shadowRoot as ShadowRoot;
  const container = root.querySelector<HTMLElement>('[data-prerendered]');
  const { stamp } = container?.dataset ?? {};
  if (!container || stamp === undefined) return true;
  const elements = [...container.querySelectorAll('*')].map(
    (element) => [element.localName.toLowerCase(), element.getAttribute('href') ?? ''] as const,
  );
  if (stamp === printStamp(page, data, { elements, text: container.textContent ?? '' })) return true;
  delete container.dataset.prerendered;
  const sheets = [...root.children].filter((child) => child.matches('style, link'));
  const observer = new MutationObserver(() => {
    observer.disconnect();
    for (const sheet of sheets) sheet.remove();
    onUnstyled();
  });
  observer.observe(container, { childList: true });
  console.warn(
    `<${host.localName}> was printed by another version or from other data than it has here, or edited since; it is rendered anew. Print it again. See elements/prerender.md.`,
    host,
  );
  return false;
}
