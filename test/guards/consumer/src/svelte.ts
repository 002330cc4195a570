import type {} from 'site-elements/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export const search: SvelteHTMLElements['site-search'] = {
  'min-length': '2',
  shortcut: 'none',
  class: 'top',
  onsearchopen: (event) => event.detail.reason,
  'on:searchopen': (event) => event.detail.reason,
};
// @ts-expect-error: no such theme.
export const wrong: SvelteHTMLElements['site-search'] = { theme: 'pink' };
