import type { DemoState } from './state.ts';

/** Where a page may have the one tag. Contract §1. */
export const TAG_STATES: readonly DemoState[] = [
  {
    slug: 'tag-defer',
    title: 'The tag with defer',
    note: 'Ends in the same page.',
    page: () => ({ tagPlace: 'defer' }),
  },
  {
    slug: 'tag-async',
    title: 'The tag with async',
    note: 'Ends in the same page.',
    page: () => ({ tagPlace: 'async' }),
  },
  {
    slug: 'tag-twice',
    title: 'The tag twice',
    note: 'One definition, no message in the console.',
    page: () => ({ tagPlace: 'twice' }),
  },
  {
    slug: 'tag-body-end',
    title: 'The tag at the end of the body',
    note: 'The plain links show first, then the header takes their place.',
    page: () => ({ tagPlace: 'body-end' }),
  },
  {
    slug: 'tag-inserted-later',
    title: 'The tag inserted by a script',
    note: 'As a tag manager does it, after the page has loaded.',
    page: () => ({ tagPlace: 'inserted-later' }),
  },
  {
    slug: 'tag-prefix',
    title: 'Names of one’s own',
    note: 'With data-prefix="acme" the elements are acme-header and acme-search.',
    page: () => ({ tagPlace: 'prefixed' }),
  },
  {
    slug: 'no-script',
    title: 'Without the script',
    note: 'The page as it is when the script does not come: plain links and a plain search form, both usable.',
    page: (base) => ({ tagPlace: 'none', subnav: base.subnav('guide') }),
  },
];

/** Pages whose own style gets in the way. */
export const HOST_STATES: readonly DemoState[] = [
  { slug: 'host-flex', title: 'In a flex container', note: 'The body is a flex column.', page: host('flex') },
  {
    slug: 'host-grid',
    title: 'In a grid with gaps',
    note: 'The body is a grid with a gap of 40 px.',
    page: host('grid'),
  },
  {
    slug: 'host-margins',
    title: 'In a page with margins',
    note: 'The body has a margin and a rule for siblings.',
    page: host('margins'),
  },
  {
    slug: 'host-small-root',
    title: 'With a root font of 10 px',
    note: 'Sizes in the elements stay.',
    page: host('small-root'),
  },
  {
    slug: 'host-overflow',
    title: 'With overflow hidden',
    note: 'Sticking is impossible here; the header sticks all the same.',
    page: host('overflow'),
  },
  {
    slug: 'host-reset',
    title: 'With a reset of everything',
    note: 'The page unsets every property of every element.',
    page: host('reset'),
  },
  {
    slug: 'host-inherited',
    title: 'With loud text styles',
    note: 'Capitals, wide letters and tall lines stay outside.',
    page: host('inherited'),
  },
  {
    slug: 'host-fixed-height',
    title: 'In an application frame',
    note: 'The page is as high as the window; only its main part scrolls.',
    page: host('fixed-height'),
  },
  {
    slug: 'host-base',
    title: 'With a base address',
    note: 'The page has <base href="/guide/">.',
    page: () => ({ headHtml: '<base href="/guide/">' }),
  },
];

/** A page whose own style gets in the way, by the value that `states.css` knows. */
function host(name: string): DemoState['page'] {
  return (base) => ({ htmlAttributes: { 'data-host': name }, subnav: base.subnav('guide') });
}
