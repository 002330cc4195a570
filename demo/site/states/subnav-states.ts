import type { DemoState } from './state.ts';

/** The sub-navigation by its data. Specification §2.5. */
export const SUBNAV_STATES: readonly DemoState[] = [
  {
    slug: 'subnav-guide',
    title: 'Sub-navigation with dropdowns',
    note: 'The guide’s links, some with a level below them.',
    page: (base) => ({ subnav: base.subnav('guide') }),
  },
  {
    slug: 'subnav-blog',
    title: 'Sub-navigation of the blog',
    note: 'With a link to the blog’s feed.',
    page: (base) => ({ subnav: base.subnav('blog') }),
  },
  {
    slug: 'subnav-customers',
    title: 'Sub-navigation of the customer pages',
    note: 'With a link to the stories’ feed.',
    page: (base) => ({ subnav: base.subnav('customers') }),
  },
  {
    slug: 'subnav-many',
    title: 'More links than fit',
    note: 'All of them can be reached, and the focused one comes into view.',
    page: () => {
      const entries = Array.from({ length: 30 }, (_, index) => ({
        title_l10n: `Chapter ${index + 1}`,
        url: `/guide?chapter=${index + 1}`,
      }));
      return { subnav: { json: JSON.stringify({ title: 'A long book', url: '/guide', nav: { sub_nav: entries } }) } };
    },
  },
  {
    slug: 'subnav-page-object',
    title: 'Sub-navigation from a page object',
    note: 'The data stands in currentSbn, and the page object’s language wins: its links go to /de.',
    page: (base) => {
      const currentSbn: unknown = JSON.parse(base.subnav('blog').json ?? '');
      const locale = { code: 'de-de', relative_url_prefix: '/de' };
      return { subnav: { json: JSON.stringify({ currentSbn, locale }) } };
    },
  },
  {
    slug: 'subnav-empty',
    title: 'Sub-navigation without data',
    note: 'There is a site-subnav between the header and this text. It takes no place.',
    page: () => ({ subnav: {} }),
  },
];
