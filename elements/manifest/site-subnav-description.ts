import { CLOSE_REASONS, OPEN_REASONS } from '../../src/disclosure/reasons.ts';
import type { siteSubnav } from '../site-subnav.ts';
import { type ElementDescription, SHARED_ATTRIBUTE_DESCRIPTIONS, unionType } from './description.ts';

/** What `custom-elements.json` says of `<site-subnav>`. */
export const siteSubnavDescription: ElementDescription<typeof siteSubnav> = {
  summary: 'The links of the current section of the site, each optionally with its level-4 links.',
  attributes: {
    ...SHARED_ATTRIBUTE_DESCRIPTIONS,
    section: 'Which section it is, if it has a feed: `blog` or `customers` add the RSS link.',
    snapshot:
      'Whether the session remembers what the element shows, for the next page: `off` keeps nothing, and removes what was kept.',
    'reveal-delay': 'How long the rendered bar waits before it shows, in ms.',
  },
  events: {
    ready: { description: 'The bar is rendered and shows.', detail: 'null' },
    configerror: {
      description: 'Something in the data or an attribute cannot be used.',
      detail: '{ problems: readonly Problem[] }',
    },
    menuopen: { description: 'The dropdown of narrow screens opens.', detail: 'null' },
    menuclose: { description: 'It has closed.', detail: `{ reason: ${unionType(CLOSE_REASONS)} }` },
    panelopen: {
      description: 'Level-4 links are about to open. Cancel it to keep them closed.',
      detail: `{ key: string, reason: ${unionType(OPEN_REASONS)} }`,
    },
    panelclose: {
      description: 'Level-4 links have closed.',
      detail: `{ key: string, reason: ${unionType(CLOSE_REASONS)} }`,
    },
    navigate: {
      description: 'A link is followed. Cancel it to go there yourself.',
      detail: '{ url: string, title: string, path: readonly string[], level: number, originalEvent: Event }',
    },
  },
  methods: {},
  properties: {
    config: {
      type: 'SectionNav | Page | null',
      description: 'The section nav data or a page object; wins over the JSON child and `src`.',
    },
  },
  parts: {
    nav: 'The landmark.',
    toggle: "The button with the section's title, on narrow screens.",
    links: 'Title and entries: the bar on wide screens, what the toggle opens on narrow ones.',
    title: "The section's title.",
    list: 'The entries.',
    link: 'An entry.',
    trigger: 'The button that opens the level-4 links of an entry.',
    dropdown: 'The level-4 links of an entry.',
    scroll: 'The buttons that scroll the entries where they do not fit.',
    collapse: 'The button that closes what the toggle opened.',
    feed: 'The RSS link.',
  },
  cssProperties: {
    '--site-header-motion': {
      default: '0s',
      description: 'How long the header takes to move, which the element of that name sets on `:root`.',
    },
    '--site-subnav-height': {
      default: '0px',
      description: 'Height of the bar, which the element sets on `:root`.',
    },
    '--site-subnav-gap': { default: '4px', description: 'Space between two entries.' },
    '--site-offset-top': {
      default: '0px',
      description: 'Where the bar sticks without a header: below what else is fixed.',
    },
    '--site-subnav-z-index': { default: '90', description: 'Where the bar stands in the stack.' },
  },
  slot: 'Plain links that show until the bar is rendered, and if it cannot be.',
};
