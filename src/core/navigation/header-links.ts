import { CUSTOMER_SPOTLIGHT_STORIES_COUNT } from '../../constants.ts';
import type { Masthead, Navigation } from '../config/navigation.ts';
import type { PlacedLink } from '../links/current-link.ts';
import { homeUrl, type LinkContext } from '../links/link-rules.ts';
import { actionIds, barItems, opensLinks } from './action-items.ts';
import { hasPanel, panelIds } from './nav-items.ts';

/** What holds links inside of a panel, in the order in which they are read. A test compares it with what is rendered. */
const READING_ORDER = [
  'sections',
  'columns',
  'blocks',
  'links',
  'items',
  'properties',
  'customers',
  'reports',
  'calloutA',
  'references',
  'below_columns',
  'cta',
  'ctas',
  'dropdown_footer',
  'cards',
];

/** The links that a piece of a panel's data becomes: what has an address and a name, and is not disabled. */
export function* linksIn(value: unknown, container: unknown): Generator<PlacedLink> {
  if (Array.isArray(value)) {
    for (const part of value) yield* linksIn(part, container);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const data = value as Readonly<Record<string, unknown>>;
  const { url, title, name, disabled } = data;
  if (disabled === true) return;
  if (typeof url === 'string' && (title || name)) yield { source: data, url, container };
  for (const key of READING_ORDER) {
    const inner = data[key];
    const isCut = key === 'customers' && Array.isArray(inner);
    yield* linksIn(isCut ? inner.slice(0, CUSTOMER_SPOTLIGHT_STORIES_COUNT) : inner, container);
  }
}

/**
 * The links of a header in reading order, for the one that leads to the page being read: announcement, masthead, logo,
 * bar and panels, actions. Languages have a mark of their own; links in rich paragraphs have none.
 *
 * @param announcement - as it is shown; `undefined` if there is none, or it was dismissed.
 */
export function* headerLinks(
  data: Navigation,
  announcement: Masthead['marquee'],
  context: LinkContext,
): Generator<PlacedLink> {
  const { about, partners, support, login } = data.masthead ?? {};
  if (announcement?.url) yield { source: announcement, url: announcement.url };
  for (const link of [about, partners, support]) if (link) yield { source: link, url: link.url, rule: 'masthead' };
  if (login) yield { source: login, url: login.url, rule: 'as-given' };
  if (data.logo) yield { source: data.logo, url: data.logo.url ?? homeUrl(context), rule: 'as-given' };
  const panels = panelIds(data);
  for (const [index, item] of data.navigation?.entries() ?? []) {
    if (hasPanel(item)) yield* linksIn(item, panels[index]);
    else if (item.url) yield { source: item, url: item.url };
  }
  const items = barItems(data);
  const ids = actionIds(items);
  for (const [index, item] of items.entries()) {
    const id = ids[index];
    if (opensLinks(item)) for (const link of item.dropdown ?? []) yield { source: link, url: link.url, container: id };
    else if (item.url) yield { source: id, url: item.url };
  }
}
