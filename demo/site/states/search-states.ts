import { type DemoState, withSearch } from './state.ts';

/** The search by its attributes and data. Specification §2.6. */
export const SEARCH_STATES: readonly DemoState[] = [
  {
    slug: 'search-open',
    title: 'Search, open from the start',
    note: 'The attribute open opens it, and is gone when it closes.',
    page: (base) => withSearch(base, { open: true }),
  },
  {
    slug: 'search-filters',
    title: 'Search with start filters',
    note: 'Opens with the Documentation and Kibana pills; the data wins over the address of the page.',
    page: (base) => withSearch(base, {}, JSON.stringify({ filters: { area: 'Documentation', product: 'Kibana' } })),
  },
  {
    slug: 'search-failing',
    title: 'Search whose suggestions fail',
    note: 'The suggestion service answers 404. The overlay says so and offers another try. Submitting works.',
    page: (base) => withSearch(base, { 'suggest-url': '/api/missing' }),
  },
  {
    slug: 'search-pagefind',
    title: 'Search without a server',
    note: "Suggestions come from a static index that Pagefind made of this site's pages. The page's policy has 'wasm-unsafe-eval'.",
    page: (base) => withSearch(base, { provider: 'pagefind' }),
  },
  {
    slug: 'search-no-shortcut',
    title: 'Search without a shortcut',
    note: 'Ctrl+K belongs to the page.',
    page: (base) => withSearch(base, { shortcut: 'none' }),
  },
  {
    slug: 'search-button',
    title: 'Search opened by a button of the page',
    note: 'A button with an invoker command opens it, where the browser knows such commands.',
    page: () => ({ afterNoteHtml: '<p><button commandfor="search" command="--show">Search this site</button></p>' }),
  },
  {
    slug: 'no-search',
    title: 'A header without a search element',
    note: 'The search control is a plain link to the results site.',
    page: () => ({ search: undefined }),
  },
];
