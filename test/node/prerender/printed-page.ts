import assert from 'node:assert/strict';
import { builtModule } from './built.ts';

export const { prerender, prerenderElement, printFragment } = (await builtModule(
  'prerender',
)) as typeof import('../../../elements/entries/prerender.ts');

export const NAVIGATION = {
  logo: { title: 'Vendor' },
  navigation: [
    {
      title: 'Products',
      key: 'products',
      sections: [{ title: 'All', url: '/all', links: [{ title: 'One', url: '/one' }] }],
    },
    { title: 'Pricing', url: '/pricing' },
  ],
};
export const JSON_CHILD = `<script type="application/json">${JSON.stringify(NAVIGATION)}</script>`;
export const HEADER = `<site-header>${JSON_CHILD}</site-header>`;

export const TEMPLATE = /<template shadowrootmode="open"[^>]*>[\s\S]*?<\/template>/g;
export const withoutTemplates = (html: string) => html.replace(TEMPLATE, '');
export const hrefs = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href);

/** Prints a page and checks what holds for every page: nothing outside changes, and twice is once. */
export async function printed(
  page: string,
  options: import('../../../elements/entries/prerender.ts').PrerenderOptions = {},
) {
  const result = await prerender(page, options);
  assert.deepEqual(result.problems, []);
  assert.equal((await prerender(result.html, options)).html, result.html);
  return result;
}

export async function printedOutside(page: string): Promise<number> {
  const { html, elementCount } = await printed(page);
  assert.equal(withoutTemplates(html), page);
  return elementCount;
}
