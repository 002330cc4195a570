import type { PlainHeader, PlainLink } from './links.ts';

/** The style of all baselines: a bar of the header's height, panels that float. */
export const PLAIN_CSS = `.plain{font:14px/1.5 system-ui;border-bottom:1px solid #ccd}
.plain ul{list-style:none;margin:0;padding:0}
.plain-secondary{display:flex;gap:16px;justify-content:end;padding:0 24px;line-height:36px}
.plain-bar{display:flex;gap:16px;align-items:center;height:64px;padding:0 24px}
.plain-items{display:flex;gap:16px;margin-inline-end:auto!important}
.plain-panel{position:absolute;left:24px;right:24px;columns:3;padding:32px!important;background:#fff;box-shadow:0 8px 24px #0003}`;

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const linkHtml = ({ title, url }: PlainLink) => `<a href="${escapeHtml(url)}">${escapeHtml(title)}</a>`;

export const listHtml = (links: readonly PlainLink[], className: string) =>
  `<ul class="${className}">${links.map((link) => `<li>${linkHtml(link)}</li>`).join('')}</ul>`;

/** The header as nothing but HTML: what the others are measured against. */
export function plainHeaderHtml({ secondary, items, actions }: PlainHeader): string {
  const itemsHtml = items.map(({ title, url, links }) =>
    links.length === 0 && url !== undefined
      ? `<li>${linkHtml({ title, url })}</li>`
      : `<li><details name="panel"><summary>${escapeHtml(title)}</summary>${listHtml(links, 'plain-panel')}</details></li>`,
  );
  return `<header class="plain">${listHtml(secondary, 'plain-secondary')}<div class="plain-bar"><a href="/">Vendor</a>
<ul class="plain-items">${itemsHtml.join('')}</ul>${actions.map(linkHtml).join(' ')}</div></header>`;
}
