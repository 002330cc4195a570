import type { NavItem, Navigation } from '../config/navigation.ts';
import { itemIds } from './item-ids.ts';

/** True if an item opens a panel; otherwise it is a direct link. data.md, NavItem. */
export function hasPanel(item: NavItem): boolean {
  return Boolean(item.sections?.length || item.columns?.some(({ blocks }) => blocks?.length));
}

/** True if an item has anything to show: an address or a panel. */
export function isShownItem(item: NavItem): boolean {
  return Boolean(item.url) || hasPanel(item);
}

/** What events call an item: its key, else its title. */
export function itemName({ key, title }: NavItem): string {
  return key ?? title;
}

/** Ids of the items' panels, which are their keys among the header's disclosures. */
export function panelIds({ navigation = [] }: Navigation): readonly string[] {
  return itemIds('panel', navigation.map(itemName));
}

/** What events call the item that holds those that the bar has no room for. */
export const MORE_KEY = 'more';

/** Id of its panel, which no item's can be. */
export const MORE_ID = 'panel--.more';
