import type { Problem } from '../config/problem.ts';
import { allowedUrl } from '../links/url-policy.ts';
import { localeOfTag } from '../locale/find-locale.ts';
import { type MenuItem, readList } from './menu-items.ts';
import { type Lose, menuLosses } from './menu-losses.ts';
import { isList, type MenuNode, nameOf, outermost } from './menu-node.ts';

/** What came of a menu. */
export interface MenuReading {
  /** As the JSON child would have it (data.md, Navigation), not read yet; `undefined`: nothing is in the menu. */
  readonly value: object | undefined;
  /** What was lost. Their pointers are the titles that lead to an item: `nav > Products > Platform`. */
  readonly problems: readonly Problem[];
}

interface Group {
  readonly title: string | undefined;
  readonly links: object[];
}

const isLink = ({ tagName }: MenuNode) => tagName === 'a';

function linksBelow({ items }: MenuItem, lose: Lose): readonly object[] {
  return items.flatMap((item) => {
    if (!item.url) lose('heading', item.place, item.title);
    return linksOf(item, lose);
  });
}

/** The links of an item and of all that lies below it, in order. */
function linksOf(item: MenuItem, lose: Lose): readonly object[] {
  const { title, url, target, description, place, items } = item;
  if (items.length > 0) lose('deep', place, `a list below "${title}"`);
  return [...(url ? [{ title, url, target, description }] : []), ...linksBelow(item, lose)];
}

/** Links below each other; an item without an address is the title of those after it, or of those below it. */
function groupsOf(items: readonly MenuItem[], lose: Lose): readonly Group[] {
  let group: Group = { title: undefined, links: [] };
  const groups = [group];
  const begin = (title: string | undefined) => {
    group = { title, links: [] };
    groups.push(group);
  };
  for (const item of items) {
    if (!item.url) begin(item.title);
    group.links.push(...(item.url ? linksOf(item, lose) : linksBelow(item, lose)));
    if (!item.url && item.items.length > 0) begin(undefined);
  }
  return groups.filter(({ title, links }) => title || links.length > 0);
}

function sectionOf({ title, url, target, description, items }: MenuItem, lose: Lose): object {
  const groups = groupsOf(items, lose);
  const isFirstUntitled = groups[0] && !groups[0].title;
  return {
    title,
    url,
    target,
    description,
    links: isFirstUntitled ? groups[0]?.links : [],
    items: isFirstUntitled ? groups.slice(1) : groups,
  };
}

function columnOf({ title, links }: Group): object {
  const blocks = [
    ...(title ? [{ type: 'title', title }] : []),
    ...(links.length > 0 ? [{ type: 'sublinks', links }] : []),
  ];
  return { blocks };
}

/** An item of the bar: a link, or a panel with a column of links, or with a section for each item that has a list. */
function navItemOf({ title, url, target, description, place, items }: MenuItem, lose: Lose): readonly object[] {
  if (description) lose('description', place, description);
  if (items.length === 0 && !url) {
    lose('unlinked', place, title);
    return [];
  }
  const hasSections = items.some((item) => item.items.length > 0);
  return [
    {
      title,
      url,
      target,
      sections: hasSections ? items.map((item) => sectionOf(item, lose)) : [],
      columns: hasSections ? [] : groupsOf(items, lose).map(columnOf),
    },
  ];
}

/** Whether a list is one of languages: every link of it says its own. */
function areLanguages(items: readonly MenuItem[]): boolean {
  const links = items.filter(({ url }) => url);
  return links.length > 0 && links.every(({ language, items: below }) => language && below.length === 0);
}

/** Parts the items of a list into languages and others: a list of languages, one below an item, or two links among others. */
function partedOf(items: readonly MenuItem[]): {
  readonly languages: readonly MenuItem[];
  readonly others: readonly MenuItem[];
} {
  if (areLanguages(items)) return { languages: items, others: [] };
  const single = items.filter(({ url, language, items: below }) => url && language && below.length === 0);
  const isLanguage = (item: MenuItem) => single.length > 1 && single.includes(item);
  const languages = items.flatMap((item) => {
    if (isLanguage(item)) return [item];
    if (!areLanguages(item.items)) return [];
    return item.url && item.language ? [item, ...item.items] : item.items;
  });
  return { languages, others: items.filter((item) => !isLanguage(item) && !areLanguages(item.items)) };
}

function languagesOf(items: readonly MenuItem[], lose: Lose): readonly object[] {
  const seen = new Set<string>();
  return items.flatMap(({ title, url, language = '', place }) => {
    const locale = localeOfTag(language);
    const isKnown = locale !== undefined && seen.has(locale.code);
    if (!locale) lose('language', place, language);
    else if (isKnown) lose('twice', place, language);
    if (!locale || isKnown) return [];
    seen.add(locale.code);
    return [{ name: title, code: language, url }];
  });
}

function logoOf(link: MenuNode, lose: Lose): object | undefined {
  const title = nameOf(link);
  const href = link.attribute('href') ?? '';
  if (!title) {
    lose('unnamed', [], href);
    return undefined;
  }
  const [image] = outermost(link, ({ tagName }) => tagName === 'img');
  const src = image?.attribute('src') ?? '';
  const url = allowedUrl(href);
  if (!url) lose('refused', [title], href);
  if (!allowedUrl(src) && (image || outermost(link, ({ tagName }) => tagName === 'svg').length > 0)) {
    lose('drawing', [title], src);
  }
  return { title, url, src: allowedUrl(src) };
}

/** The link before the first list that is `rel="home"`, else one with a picture. */
function logoLink(header: MenuNode): MenuNode | undefined {
  const parts = outermost(header, (node) => isLink(node) || isList(node));
  const before = parts.slice(0, parts.findIndex(isList)).filter(({ attribute }) => attribute('href'));
  const isHome = ({ attribute }: MenuNode) => /(?:^|\s)home(?:\s|$)/i.test(attribute('rel') ?? '');
  const hasPicture = (link: MenuNode) => outermost(link, ({ tagName }) => /^(?:img|svg)$/.test(tagName)).length > 0;
  return before.find(isHome) ?? before.find(hasPicture);
}

function* everyItem(items: readonly MenuItem[]): Generator<MenuItem> {
  for (const item of items) {
    yield item;
    yield* everyItem(item.items);
  }
}

/** The address that the menu marks as the page being read, else what contains it. */
function currentUrl(items: readonly MenuItem[]): string | undefined {
  const marked = [...everyItem(items)].filter(({ current }) => current);
  return (marked.find(({ current }) => current === 'page') ?? marked[0])?.url;
}

/**
 * Makes a header's data of the menu that stands in it (contract §3, Menu): the lists in its `<nav>`
 * children, and the logo before them. The first level is the bar, the second what a panel holds, the third the links of
 * its sections; deeper ones stand in order among these. Addresses stay as the page has them. Never throws.
 *
 * @param header - the element with its children.
 */
export function menuData(header: MenuNode): MenuReading {
  const { lose, problems } = menuLosses();
  const navs = header.children.filter((child) => typeof child !== 'string' && child.tagName === 'nav') as MenuNode[];
  if (!navs.some((nav) => outermost(nav, isList).length > 0)) return { value: undefined, problems: [] };
  const home = logoLink(header);
  for (const link of navs.flatMap((nav) => outermost(nav, (node) => isLink(node) || isList(node)))) {
    const href = link.attribute('href') ?? '';
    if (isLink(link) && link !== home && !/^(?:#|$)/.test(href)) lose('beside', [], href);
  }
  const lists = navs.flatMap((nav) => outermost(nav, isList)).map((list) => readList(list, [], lose));
  const parted = lists.map(partedOf);
  const items = parted.flatMap(({ others }) => others);
  const languages = languagesOf(
    parted.flatMap((list) => list.languages),
    lose,
  );
  const navigation = items.flatMap((item) => navItemOf(item, lose));
  const logo = home && logoOf(home, lose);
  const isEmpty = navigation.length + languages.length === 0;
  const value = { relative_url_prefix: '', current_url: currentUrl(items), logo, masthead: { languages }, navigation };
  return { value: isEmpty ? undefined : value, problems: problems() };
}
