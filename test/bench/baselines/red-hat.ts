import type { PlainHeader, PlainLink } from './links.ts';
import { escapeHtml, linkHtml, listHtml } from './plain.ts';

const slotted = (links: readonly PlainLink[]) =>
  links
    .map((link) => `<rh-navigation-primary-item slot="links">${linkHtml(link)}</rh-navigation-primary-item>`)
    .join('');

/** The header in Red Hat's element: what its page gives as an example, with the same links. */
export function redHatHeaderHtml({ secondary, items, actions }: PlainHeader): string {
  const itemsHtml = items.map(({ title, url, links }) =>
    links.length === 0 && url !== undefined
      ? `<rh-navigation-primary-item>${linkHtml({ title, url })}</rh-navigation-primary-item>`
      : `<rh-navigation-primary-item variant="dropdown"><span slot="summary">${escapeHtml(title)}</span>${listHtml(links, 'plain-panel')}</rh-navigation-primary-item>`,
  );
  return `<rh-navigation-primary><a slot="logo" href="/">Vendor</a>${itemsHtml.join('')}${slotted(secondary)}${slotted(actions)}</rh-navigation-primary>`;
}
