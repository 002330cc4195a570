import type { DemoState, StateBase, StateDocument } from './state.ts';

/** The guide's sub-navigation in another theme. */
function withTheme(base: StateBase, theme: string): StateDocument {
  const { attributes, ...rest } = base.subnav('guide');
  return { subnav: { ...rest, attributes: { ...attributes, theme } } };
}

/** Loads the script that opens something in the sub-navigation once it is there. */
function pressing(selector: string): StateDocument {
  return { headHtml: `<script src="/scripts/press.js" data-element="site-subnav" data-press="${selector}"></script>` };
}

/** A documentation section of sixteen chapters; the page being read stands in the twelfth. */
function longSection(path: string): object {
  const sub_nav = Array.from({ length: 16 }, (_, index) => ({
    title_l10n: `Chapter ${index + 1}`,
    url: `/guide?chapter=${index + 1}`,
    level_4: Array.from({ length: 1 + (index % 5) }, (_, page) => ({
      title_l10n: `Page ${page + 1} of chapter ${index + 1}`,
      url: index === 11 && page === 1 ? path : `/guide?chapter=${index + 1}&page=${page + 1}`,
    })),
  }));
  return { title: 'A long book', url: '/guide', nav: { sub_nav } };
}

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
    slug: 'subnav-long',
    title: 'A long documentation section',
    note: 'Sixteen chapters. The bar begins at the one that holds this page.',
    page: () => ({ subnav: { json: JSON.stringify(longSection('/states/subnav-long')) } }),
  },
  {
    slug: 'subnav-open',
    title: 'Sub-navigation, open',
    note: 'A level-4 dropdown on wide screens, the dropdown of the section on narrow ones.',
    page: (base) => ({
      subnav: base.subnav('guide'),
      ...pressing('[part~=toggle] then [aria-controls=entry--Elasticsearch]'),
    }),
  },
  {
    slug: 'subnav-dark',
    title: 'Sub-navigation in the dark theme',
    note: 'Dark, whatever the system says.',
    page: (base) => withTheme(base, 'dark'),
  },
  {
    slug: 'subnav-right-to-left',
    title: 'Sub-navigation from right to left',
    note: 'Mirrored, with a dropdown open.',
    page: (base) => ({
      htmlAttributes: { dir: 'rtl' },
      subnav: base.subnav('guide'),
      ...pressing('[part~=toggle] then [aria-controls=entry--Elasticsearch]'),
    }),
  },
  {
    slug: 'subnav-hostile',
    title: 'Sub-navigation with data that gets in the way',
    note: 'Markup and 80 characters in titles, entries without addresses, and two mistakes, which are reported.',
    page: () => ({
      subnav: {
        json: JSON.stringify({
          title: '<b>A section whose title is much longer than anybody would want it to be</b>',
          nav: {
            sub_nav: [
              { title_l10n: 'Only a title' },
              {
                title_l10n: 'A title of eighty characters, which is a lot for one entry in a bar of this size',
                url: '/guide',
              },
              { title_l10n: 'Refused', url: 'javascript:alert(1)' },
              { title_l10n: '<img src=x onerror=alert(1)>', url: '/blog', level_4: [{ url: '/guide' }] },
              { title_l10n: 'Twice', url: '/guide', level_4: [{ title_l10n: 'Twice', url: '/guide' }] },
            ],
          },
        }),
      },
    }),
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
