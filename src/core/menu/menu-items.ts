import { allowedUrl } from '../links/url-policy.ts';
import type { Lose } from './menu-losses.ts';
import { isList, type MenuNode, nameOf, outermost, seenOf } from './menu-node.ts';

/** An item of a menu with all that lies below it. */
export interface MenuItem {
  readonly title: string;
  /** As the page has it; absent: a heading. */
  readonly url: string | undefined;
  readonly target: '_blank' | undefined;
  /** What stands beside the link, else its tooltip. */
  readonly description: string | undefined;
  /** The language that it leads to, as the page has it. */
  readonly language: string | undefined;
  /** How it is marked: as the page being read, or as what contains it. */
  readonly current: 'page' | 'true' | undefined;
  /** The titles that lead to it, its own the last. */
  readonly place: readonly string[];
  readonly items: readonly MenuItem[];
}

/** What stands in `href` where something is a link for scripts only, or a heading. */
const NOWHERE = /^(?:#?|javascript:.*)$/is;

function addressOf(link: MenuNode | undefined): string | undefined {
  const href = link?.attribute('href')?.trim() ?? '';
  return NOWHERE.test(href) ? undefined : href;
}

const tooltipOf = (link: MenuNode | undefined) => link?.attribute('title')?.trim();

function currentOf(link: MenuNode | undefined): MenuItem['current'] {
  const mark = link?.attribute('aria-current')?.trim().toLowerCase();
  if (mark === 'page') return mark;
  return mark && mark !== 'false' ? 'true' : undefined;
}

/** The language of a link; of an item without one, that of its text. */
function languageOf(entry: MenuNode, link: MenuNode | undefined): string | undefined {
  const nodes = link ? [link] : [entry, ...outermost(entry, ({ attribute }) => attribute('lang') !== undefined)];
  const [language] = nodes.flatMap(({ attribute }) => attribute('hreflang')?.trim() || attribute('lang')?.trim() || []);
  return language;
}

const isButton = ({ tagName }: MenuNode) => tagName === 'button';
const hasList = (node: MenuNode) => outermost(node, isList).length > 0;

/** What an item without a link is called. Themes add buttons that open what lies below: anything else counts first. */
function headingOf(entry: MenuNode): string {
  const names = [(node: MenuNode) => isButton(node) || hasList(node), hasList, isButton];
  for (const isLeftOut of names) {
    const name = nameOf(entry, isLeftOut);
    if (name) return name;
  }
  return nameOf(entry);
}

/** What is said beside a link. Arrows are no words. */
function textBeside(entry: MenuNode): string {
  const text = seenOf(entry, (node) => node.tagName === 'a' || isButton(node));
  return /[\p{L}\p{N}]/u.test(text) ? text : '';
}

/**
 * An item: its first link that leads anywhere, and its lists. What else stands in it is its description.
 *
 * @returns what lies below it, where the item itself says nothing.
 */
function readItem(entry: MenuNode, above: readonly string[], lose: Lose): readonly MenuItem[] {
  const parts = entry.tagName === 'a' ? [entry] : outermost(entry, (node) => node.tagName === 'a' || isList(node));
  const links = parts.filter(({ tagName }) => tagName === 'a');
  const link = links.find(addressOf) ?? links[0];
  const address = addressOf(link);
  const url = address && allowedUrl(address);
  const title = (link && nameOf(link)) || headingOf(entry);
  const place = title ? [...above, title] : above;
  const items = parts.filter(isList).flatMap((list) => readList(list, place, lose));
  if (address && !url) lose('refused', place, address);
  for (const other of links) {
    const beside = addressOf(other);
    if (beside && beside !== address) lose('beside', place, beside);
  }
  if (!title) {
    if (address || items.length > 0) lose('unnamed', above, address ?? '');
    return items;
  }
  const description = link && entry !== link ? textBeside(entry) || tooltipOf(link) : tooltipOf(link);
  return [
    {
      title,
      url,
      target: link?.attribute('target')?.trim().toLowerCase() === '_blank' ? '_blank' : undefined,
      description: description && description !== title ? description : undefined,
      language: languageOf(entry, link),
      current: url ? currentOf(link) : undefined,
      place,
      items,
    },
  ];
}

/** The items of a list; a list that stands in it without an item is part of it. */
export function readList(list: MenuNode, above: readonly string[], lose: Lose): readonly MenuItem[] {
  return list.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return isList(child) ? readList(child, above, lose) : readItem(child, above, lose);
  });
}
