import type { Navigation } from '../core/config/navigation.ts';
import { panelId } from '../core/navigation/nav-items.ts';

/** What events call a disclosure: the item's `key`, else its title; other disclosures by their id. */
export function eventKey(data: Navigation, id: string): string {
  const item = data.navigation?.find((_, index) => panelId(index) === id);
  return item ? (item.key ?? item.title) : id;
}
