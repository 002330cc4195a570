import type { ActionItem, BarLink, Navigation } from '../config/navigation.ts';
import { withoutPrototype } from '../config/without-prototype.ts';
import { itemIds } from './item-ids.ts';

/** A button of the bar: start of the trial (`primary`) or contact (`secondary`). Specification §1. */
export interface CallToAction extends BarLink {
  readonly kind: 'primary' | 'secondary';
}

/** True if an action item opens links: by its type, or because it has no address of its own. */
export function opensLinks({ link_type, url, dropdown = [] }: ActionItem): boolean {
  return dropdown.length > 0 && (link_type === 'icon-link-with-dropdown' || !url);
}

/**
 * What stands at the end of the bar: `action_items` in their order, then each kind of `ctas` that they lack, in the
 * order search, secondary, primary. Nothing appears twice (data.md). A search without an address takes that of `ctas`
 * with what belongs to it; another item with neither address nor links is left out.
 */
export function barItems(data: Navigation): readonly ActionItem[] {
  const items = (data.action_items ?? []).flatMap((item): ActionItem[] => {
    if (item.link_type === 'search') return [item.url ? item : withoutPrototype({ ...data.ctas?.search, ...item })];
    return item.url || opensLinks(item) ? [item] : [];
  });
  const missing = (['search', 'secondary', 'primary'] as const).flatMap((kind): ActionItem[] => {
    const cta = data.ctas?.[kind];
    return cta && !items.some(({ link_type }) => link_type === kind)
      ? [withoutPrototype({ ...cta, link_type: kind })]
      : [];
  });
  return [...items, ...missing];
}

/** What stands for each of the `barItems`; a disclosure's key if it opens links. */
export function actionIds(items: readonly ActionItem[]): readonly string[] {
  return itemIds(
    'action',
    items.map(({ title }) => title),
  );
}

/** The trial and contact buttons, which the menu repeats on small screens with the trial first (§2.3). */
export function callsToAction(data: Navigation): readonly CallToAction[] {
  const items = barItems(data);
  return (['primary', 'secondary'] as const).flatMap((kind) =>
    items.flatMap((item) => (item.link_type === kind && item.url ? [{ ...item, url: item.url, kind }] : [])),
  );
}

/** The links of action items that also stand at the foot of the menu (`display_in_mobile_footer`). */
export function mobileFooterItems(data: Navigation): readonly BarLink[] {
  return (data.action_items ?? [])
    .filter(({ display_in_mobile_footer }) => display_in_mobile_footer)
    .flatMap((item) => item.dropdown ?? (item.url ? [{ ...item, url: item.url }] : []));
}
