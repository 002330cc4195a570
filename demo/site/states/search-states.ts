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
    slug: 'search-waiting',
    title: 'Search whose suggestions never come',
    note: 'Type three letters: after 300 ms a thin line moves under the text, and after 8 seconds the overlay gives up.',
    page: (base) => withSearch(base, { 'suggest-url': '/api/never' }),
  },
  {
    slug: 'search-no-match',
    title: 'Search without suggestions',
    note: 'Nothing matches, whatever is typed. The overlay says so, and that submitting works.',
    page: (base) => withSearch(base, { 'suggest-url': '/api/empty' }),
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
    slug: 'search-offline',
    title: 'Search without a connection',
    note: 'Cut the connection (developer tools, Network, Offline) and type: the overlay says that it is offline, and asks again when the connection is back.',
    page: () => ({}),
  },
  {
    slug: 'search-right-to-left',
    title: 'Search, right to left',
    note: 'The whole page is mirrored; titles and what is typed keep their own direction.',
    page: () => ({ htmlAttributes: { dir: 'rtl' } }),
  },
  {
    slug: 'search-japanese',
    title: 'Search in Japanese',
    note: 'The attribute locale="ja". While an input method composes, nothing is asked and its keys do nothing else.',
    page: (base) => withSearch(base, { locale: 'ja' }),
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
