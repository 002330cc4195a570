import type { NavItem, Navigation } from '../core/config/navigation.ts';
import { withoutPrototype } from '../core/config/without-prototype.ts';
import { linksIn } from '../core/navigation/header-links.ts';
import { hasPanel } from '../core/navigation/nav-items.ts';

interface Titled {
  readonly title: string;
  readonly url: string;
}

function isLinked(value: { readonly title?: string; readonly url?: string | undefined }): value is Titled {
  return Boolean(value.title && value.url);
}

/** The first link inside of a piece of data, in reading order. */
function firstLink(value: unknown): Titled | undefined {
  const [link] = linksIn(value, undefined);
  if (!link) return undefined;
  const { title, name = '' } = link.source as { readonly title?: string; readonly name?: string };
  return withoutPrototype({ title: title || name, url: link.url });
}

/** Titles of sections and columns that are links; where there is none, the panel's first link. */
function panelLinks({ sections = [], columns = [] }: NavItem): readonly Titled[] {
  const titles = columns.flatMap(({ blocks = [] }) => blocks.filter((block) => block.type === 'title'));
  const links = [...sections, ...titles].filter(isLinked).map(({ title, url }) => withoutPrototype({ title, url }));
  const first = links.length === 0 ? firstLink([sections, columns]) : undefined;
  return first ? [first] : links;
}

/**
 * What a pre-render of the bar only has of the navigation (contract §1): the bar in full, and of each panel the links of
 * its titles, so that every part of the site can be reached before the script has brought the rest.
 */
export function barOnly(data: Navigation): Navigation {
  const navigation = data.navigation?.map((item): NavItem => {
    if (!hasPanel(item)) return item;
    const { columns: _, below_columns: __, dropdown_footer: ___, cta: ____, ...rest } = item;
    return withoutPrototype({ ...rest, sections: panelLinks(item) });
  });
  // A bar may be kept for other pages: what it marks as current goes by the page's address alone.
  const { current_url: _, ...others } = data;
  return withoutPrototype({ ...others, ...(navigation && { navigation }) });
}
