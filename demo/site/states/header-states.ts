import { escapeHtml } from '../html.ts';
import { HOSTILE_ITEMS } from './hostile-navigation.ts';
import { type DemoState, type StateBase, type StateDocument, withHeaderData } from './state.ts';

const HAMBURGER = '[part=hamburger]';

/** Loads the script that presses these controls, one after the other, once the header is there. */
function pressing(...selectors: readonly string[]): StateDocument {
  return { headHtml: `<script src="/scripts/press.js" data-press="${escapeHtml(selectors.join(' then '))}"></script>` };
}

function withPanelOpen(base: StateBase, navigation: StateBase['navigation'], index: number): StateDocument {
  return {
    ...withHeaderData(base, navigation),
    ...pressing(HAMBURGER, `li:nth-child(${index + 1}) > [aria-controls^=panel]`),
  };
}

const FIRST_READING = ['products', 'solutions', 'company', 'resources'];
const SECOND_READING = ['platform', 'solutions', 'customers', 'resources'];

const PANEL_STATES: readonly DemoState[] = [
  ...FIRST_READING.map((key, index) => ({
    slug: `panel-${key}`,
    title: `The ${key} panel, open`,
    note: 'In the first reading of the primary navigation; on narrow screens in the open menu.',
    page: (base: StateBase) => withPanelOpen(base, base.navigation, index),
  })),
  ...SECOND_READING.map((key, index) => ({
    slug: `second-${key}`,
    title: `The ${key} panel of the second reading, open`,
    note: 'In the second reading of the primary navigation; on narrow screens in the open menu.',
    page: (base: StateBase) => withPanelOpen(base, base.secondReading, index),
  })),
];

/** The announcement with a message that has no room on any screen. */
function longAnnouncement({ navigation }: StateBase): StateBase['navigation'] {
  const marquee = {
    tag: 'Event',
    message: `From logs to answers: ${'a day of talks, workshops and demos, '.repeat(6)}and it costs nothing.`,
    cta: 'Save a seat',
    url: '/events',
    id: 'long',
  };
  return { ...navigation, masthead: { ...navigation.masthead, marquee } };
}

/** More top items than a bar has room for, links and such with a panel; one title is as long as a sentence. */
function manyItems({ navigation }: StateBase): StateBase['navigation'] {
  const { navigation: items = [] } = navigation;
  const links = ['Documentation', 'Community', 'Training and certification', 'Careers'].map((title) => ({
    title,
    url: '/pricing',
  }));
  const long = {
    ...items[0],
    key: 'long',
    title: 'Everything that a company with many departments wants to know about its own data',
  };
  return { ...navigation, navigation: [...items, ...links, long] };
}

/** The header’s parts, open and closed, and what can go wrong with its data. Specification §2. */
export const HEADER_STATES: readonly DemoState[] = [
  ...PANEL_STATES,
  {
    slug: 'menu-open',
    title: 'The menu, open',
    note: 'Below 1250 px the menu is open: trial and contact first up to 768 px, sections, secondary links, and at its foot what the data puts there.',
    page: (base) => ({ ...withHeaderData(base, base.secondReading), ...pressing(HAMBURGER) }),
  },
  {
    slug: 'right-to-left-open',
    title: 'Right to left, with a panel open',
    note: 'Columns, arrows and the panel’s place are mirrored.',
    page: (base) => ({ ...withPanelOpen(base, base.navigation, 0), htmlAttributes: { dir: 'rtl' } }),
  },
  {
    slug: 'announcement-long',
    title: 'A long announcement',
    note: 'It has no room on any screen.',
    page: (base) => withHeaderData(base, longAnnouncement(base)),
  },
  {
    slug: 'announcement-dismissed',
    title: 'A dismissed announcement',
    note: 'A script of the page has dismissed it, as a person would. It is remembered, and leaves no gap when you load the page again.',
    page: (base) => ({
      ...withHeaderData(base, {
        ...base.navigation,
        masthead: { ...base.navigation.masthead, marquee: { message: 'Gone at once', id: 'dismissed' } },
      }),
      ...pressing('[part=announcement] > button:last-child'),
    }),
  },
  {
    slug: 'many-items',
    title: 'More items than the bar has room for',
    note: 'From 1250 px on the bar shows what fits, and «More» opens the rest. On narrow screens the menu has them all.',
    page: (base) => withHeaderData(base, manyItems(base)),
  },
  {
    slug: 'hostile',
    title: 'Hostile data',
    note: `One item for each: ${HOSTILE_ITEMS.map(({ fault }) => fault).join(', ')}. Each renders what it can, and each mistake is reported once.`,
    page: (base) => withHeaderData(base, { ...base.navigation, navigation: HOSTILE_ITEMS.map(({ item }) => item) }),
  },
];
