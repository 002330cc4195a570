import { type DemoState, withHeader, withHeaderData } from './state.ts';

/** Data that is missing, broken, or elsewhere. Contract §2, Configuration and Validation. */
export const DATA_STATES: readonly DemoState[] = [
  {
    slug: 'empty-header',
    title: 'No data at all',
    note: 'Neither a JSON child nor an address. Nothing to report.',
    page: () => ({ header: {} }),
  },
  {
    slug: 'fallback-only',
    title: 'Plain links without data',
    note: 'The links that stand in the element stay where they are.',
    page: () => ({ header: { fallbackHtml: '<nav><a href="/">Home</a> <a href="/pricing">Pricing</a></nav>' } }),
  },
  {
    slug: 'page-menu',
    title: 'A menu in place of data',
    note: 'The list that stands in the element is its data, as a content-management system prints it.',
    page: ({ header: { fallbackHtml = '' } }) => ({ header: { fallbackHtml } }),
  },
  {
    slug: 'empty-json',
    title: 'An empty JSON child',
    note: 'No data and no problem. The plain links stay.',
    page: (base) => withHeader(base, {}, ''),
  },
  {
    slug: 'broken-json',
    title: 'Broken JSON',
    note: 'One warning in the console says where the JSON breaks off. The plain links stay.',
    page: (base) => withHeader(base, {}, '{ "navigation": [ { "title": "Products", '),
  },
  {
    slug: 'wrong-shape',
    title: 'An object where a list belongs',
    note: 'One warning names /navigation. The header renders without its primary navigation.',
    page: (base) => withHeaderData(base, { ...base.navigation, navigation: { title: 'Products', url: '/platform' } }),
  },
  {
    slug: 'refused-address',
    title: 'An address that is no link',
    note: 'An item with a javascript: address is left out and reported. Its neighbours stay.',
    page: (base) => {
      const item = { title: 'Refused', url: 'javascript:alert(1)' };
      return withHeaderData(base, { ...base.navigation, navigation: [item, ...(base.navigation.navigation ?? [])] });
    },
  },
  {
    slug: 'unknown-key',
    title: 'A misspelt key',
    note: 'One warning suggests the key that was meant.',
    page: (base) => withHeaderData(base, { ...base.navigation, mastheed: {} }),
  },
  {
    slug: 'source',
    title: 'Data by address',
    note: 'The configuration comes from src. The attribute announcement keeps the strip’s place.',
    page: ({ navigationUrl, header: { fallbackHtml = '' } }) => ({
      header: { attributes: { src: navigationUrl, announcement: true }, fallbackHtml },
    }),
  },
  {
    slug: 'source-missing',
    title: 'Data by an address that answers 404',
    note: 'One warning names the address and its answer. The plain links stay.',
    page: ({ header: { fallbackHtml = '' } }) => ({
      header: { attributes: { src: '/navigation/missing.json' }, fallbackHtml },
    }),
  },
  {
    slug: 'source-html',
    title: 'Data by an address that answers HTML',
    note: 'One warning says that it is no JSON. The plain links stay.',
    page: ({ header: { fallbackHtml = '' } }) => ({ header: { attributes: { src: '/pricing' }, fallbackHtml } }),
  },
];
