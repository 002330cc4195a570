import { CLOSE_REASONS, OPEN_REASONS } from '../../src/disclosure/reasons.ts';
import type { siteHeader } from '../site-header.ts';
import { type ElementDescription, SHARED_ATTRIBUTE_DESCRIPTIONS, unionType } from './description.ts';

/** What `custom-elements.json` says of `<site-header>`. */
export const siteHeaderDescription: ElementDescription<typeof siteHeader> = {
  summary:
    "The site's header: announcement and secondary links, logo, primary navigation with panels, language picker, search control and calls to action.",
  attributes: {
    ...SHARED_ATTRIBUTE_DESCRIPTIONS,
    size: 'Height of the bar: `small` (56 px), `medium` (64 px) or `large` (72 px).',
    'scroll-mode':
      'What the header does while the page scrolls: `reveal` hides it on the way down, `fixed` keeps it, `static` lets it scroll away.',
    'open-delay': 'How long the mouse stays on a trigger before its panel opens, in ms.',
    'skip-delay': 'How long after a panel closed the next one opens without delay, in ms.',
    'close-delay': 'How long after the mouse left a panel closes, in ms.',
    snapshot:
      'Whether the session remembers what the element shows, for the next page: `off` keeps nothing, and removes what was kept.',
    'reveal-delay': 'How long the rendered header waits before it shows, in ms.',
    search: 'Id of the `<site-search>` that the search control opens. Default: the first one on the page.',
    'skip-target': 'Id of what the skip link leads to. Default: the first `<main>` with an id.',
    announcement: 'Says that the data, which comes by `src`, has an announcement, so that its place is kept.',
  },
  events: {
    ready: { description: 'The header is rendered and shows.', detail: 'null' },
    configerror: {
      description: 'Something in the data or an attribute cannot be used.',
      detail: '{ problems: readonly Problem[] }',
    },
    panelopen: {
      description: 'A panel is about to open. Cancel it to keep it closed.',
      detail: `{ key: string, reason: ${unionType(OPEN_REASONS)} }`,
    },
    panelclose: { description: 'A panel has closed.', detail: `{ key: string, reason: ${unionType(CLOSE_REASONS)} }` },
    menuopen: { description: 'The mobile menu opens.', detail: 'null' },
    menuclose: { description: 'The mobile menu has closed.', detail: `{ reason: ${unionType(CLOSE_REASONS)} }` },
    navigate: {
      description: 'A link is followed. Cancel it to go there yourself.',
      detail: '{ url: string, title: string, path: readonly string[], level: number, originalEvent: Event }',
    },
    localechange: {
      description: 'A language is chosen. Cancel it to stay on the page.',
      detail: '{ locale: string, url: string }',
    },
    announcementdismiss: {
      description: 'The announcement was dismissed; `id` is what that is remembered by.',
      detail: '{ id: string }',
    },
    searchrequest: {
      description: 'The search control is activated. Cancel it to do something else.',
      detail: '{ originalEvent: Event }',
    },
  },
  methods: {},
  properties: {
    config: {
      type: 'Navigation | null',
      description: 'The navigation configuration; wins over the JSON child and `src`.',
    },
  },
  parts: {
    header: 'The whole header.',
    masthead: 'The strip above the bar.',
    announcement: 'Tag, message and link of the announcement.',
    'skip-link': 'The first link of the page, seen on focus only.',
    bar: 'The bar with logo, navigation and actions.',
    logo: 'The link to the home page.',
    menu: 'The primary navigation; under the bar on narrow screens.',
    item: 'A top-level link or trigger.',
    trigger: 'A top-level item that opens a panel.',
    panel: 'What a trigger opens.',
    actions: 'The end of the bar.',
    action: 'A link with an icon at the end of the bar.',
    language: 'The button of the language picker.',
    'search-control': 'The search control.',
    cta: 'A call to action in the bar.',
    primary: 'The primary call to action.',
    secondary: 'The secondary call to action.',
    hamburger: 'The button of the mobile menu.',
  },
  cssProperties: {
    '--site-bar-block-size': { default: '64px', description: 'Height of the bar.' },
    '--site-reserved-strip': {
      default: '36px or 0px',
      description:
        'Height that is kept for the strip above the bar until it is rendered; the loader sets it on `:root`.',
    },
    '--site-subnav-height': {
      default: '0px',
      description: 'Height of the sub-navigation, which the element of that name sets on `:root`.',
    },
    '--site-header-motion': { default: '0s', description: 'How it moves now, which the element sets on `:root`.' },
    '--site-offset-top': {
      default: '0px',
      description: 'Where the header sticks: below what else is fixed at the top.',
    },
    '--site-header-z-index': { default: '100', description: 'Where the header stands in the stack.' },
  },
  slot: 'Plain links that show until the header is rendered, and if it cannot be.',
};
