import type { NavItem } from '../config/navigation.ts';

/** True if an item opens a panel; otherwise it is a direct link. data.md, NavItem. */
export function hasPanel(item: NavItem): boolean {
  return Boolean(item.sections?.length || item.columns?.some(({ blocks }) => blocks?.length));
}

/** True if an item has anything to show: an address or a panel. */
export function isShownItem(item: NavItem): boolean {
  return Boolean(item.url) || hasPanel(item);
}

/** Id of the panel of the item at an index, and its key among the header's disclosures. */
export function panelId(index: number): string {
  return `panel-${index}`;
}
