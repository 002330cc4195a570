import { type DemoState, type StateBase, type StateDocument, withHeader, withHeaderData, withSearch } from './state.ts';

const LAYOUT_HTML = `<link rel="stylesheet" href="/site-elements/layout.css">
<div data-site-container="md" data-site-gutter="md">
  <h2>Plans</h2>
  <div data-site-flex data-site-wrap="wrap" data-site-gap="xl">
    <section data-site-flex data-site-direction="column" data-site-gap="sm"><h3>Cloud</h3><p>We run it.</p></section>
    <section data-site-flex data-site-direction="column" data-site-gap="sm"><h3>Your own</h3><p>You run it.</p></section>
  </div>
  <p data-site-flex data-site-gap="md" data-site-justify="between" data-site-align="center">
    <a href="/pricing">Pricing</a> <a href="/contact">Contact Sales</a>
  </p>
</div>`;

/** How the header looks and behaves by its attributes and data. */
export const LOOK_STATES: readonly DemoState[] = [
  {
    slug: 'theme-light',
    title: 'Light theme',
    note: 'Light, whatever the system says.',
    page: (base) => withTheme(base, 'light'),
  },
  {
    slug: 'theme-dark',
    title: 'Dark theme',
    note: 'Dark, whatever the system says.',
    page: (base) => withTheme(base, 'dark'),
  },
  {
    slug: 'theme-auto',
    title: 'The system’s theme',
    note: 'Light or dark as the operating system says.',
    page: (base) => withTheme(base, 'auto'),
  },
  {
    slug: 'masthead-dark',
    title: 'Dark masthead',
    note: 'The strip at the top is dark while the bar follows the page.',
    page: (base) =>
      withHeaderData(base, { ...base.navigation, masthead: { ...base.navigation.masthead, theme: 'dark' } }),
  },
  {
    slug: 'size-small',
    title: 'Small bar',
    note: 'A bar of 56 px.',
    page: (base) => withHeader(base, { size: 'small' }),
  },
  {
    slug: 'size-large',
    title: 'Large bar',
    note: 'A bar of 72 px.',
    page: (base) => withHeader(base, { size: 'large' }),
  },
  {
    slug: 'right-to-left',
    title: 'Right to left',
    note: 'The whole page is mirrored: the order of the bar, its arrow keys, panels and their directions.',
    page: (base) => ({ htmlAttributes: { dir: 'rtl' }, subnav: base.subnav('guide') }),
  },
  {
    slug: 'locale-attribute',
    title: 'Another language than the page',
    note: 'The attribute locale="ja" wins over the address and the lang of the page. The data stays English.',
    page: (base) => ({ ...withHeader(base, { locale: 'ja' }), ...withSearch(base, { locale: 'ja' }) }),
  },
  {
    slug: 'logo-image',
    title: 'A logo as an image',
    note: 'Two files, one for each theme, in the place of the word mark.',
    page: (base) =>
      withHeaderData(base, {
        ...base.navigation,
        logo: { title: 'Vendor', src: '/images/logo.svg', src_dark: '/images/logo-dark.svg' },
      }),
  },
  {
    slug: 'no-announcement',
    title: 'No announcement',
    note: 'The masthead has its links alone, and no place is kept for a strip.',
    page: (base) =>
      withHeaderData(base, { ...base.navigation, masthead: { ...base.navigation.masthead, marquee: undefined } }),
  },
  {
    slug: 'long-announcement',
    title: 'A long announcement',
    note: 'On phones it scrolls and can be paused; from 768 px on it takes a second line.',
    page: (base) =>
      withHeaderData(base, {
        ...base.navigation,
        masthead: {
          ...base.navigation.masthead,
          marquee: {
            tag: 'Report',
            message:
              'What a thousand teams told us about search that understands their questions, and what they would do differently the next time',
            cta: 'Read all of it',
            url: '/resources/generative-ai-report',
          },
        },
      }),
  },
  {
    slug: 'layout-helpers',
    title: 'The page’s own content in the header’s measures',
    note: 'With layout.css linked: a container with gutters, cards that wrap, and a row that keeps its ends apart.',
    page: () => ({ afterNoteHtml: LAYOUT_HTML }),
  },
  {
    slug: 'scroll-fixed',
    title: 'A header that stays',
    note: 'With scroll-mode="fixed" the header never hides.',
    page: (base) => withHeader(base, { 'scroll-mode': 'fixed' }),
  },
  {
    slug: 'scroll-static',
    title: 'A header that scrolls away',
    note: 'With scroll-mode="static" the header leaves with the page and does not come back.',
    page: (base) => withHeader(base, { 'scroll-mode': 'static' }),
  },
];

function withTheme(base: StateBase, theme: string): StateDocument {
  const subnav = base.subnav('guide');
  return {
    ...withHeader(base, { theme }),
    ...withSearch(base, { theme }),
    subnav: { ...subnav, attributes: { ...subnav.attributes, theme } },
    htmlAttributes: { 'data-theme': theme },
  };
}
