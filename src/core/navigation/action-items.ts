import type { ActionItem, Navigation } from '../config/navigation.ts';

/** A button of the bar: start of the trial (`primary`) or contact (`secondary`). Specification §1. */
export interface CallToAction {
  readonly kind: 'primary' | 'secondary';
  readonly title: string;
  readonly url: string;
}

/** True if an action item opens links: by its type, or because it has no address of its own. */
export function opensLinks({ link_type, url, dropdown = [] }: ActionItem): boolean {
  return dropdown.length > 0 && (link_type === 'icon-link-with-dropdown' || !url);
}

/**
 * What stands at the end of the bar: `action_items` in their order, then each kind of `ctas` that they lack, in the
 * order search, secondary, primary. Nothing appears twice (data.md). A search without an address takes that of `ctas`;
 * another item with neither address nor links is left out.
 */
export function barItems(data: Navigation): readonly ActionItem[] {
  const search = data.ctas?.search;
  const items = (data.action_items ?? []).flatMap((item): ActionItem[] => {
    if (item.link_type === 'search') return [{ ...item, ...(!item.url && search && { url: search.url }) }];
    return item.url || opensLinks(item) ? [item] : [];
  });
  const missing = (['search', 'secondary', 'primary'] as const).flatMap((kind): ActionItem[] => {
    const cta = data.ctas?.[kind];
    if (!cta || items.some(({ link_type }) => link_type === kind)) return [];
    return [{ link_type: kind, title: cta.title, url: cta.url, ...(kind === 'search' && { icon_name: 'search' }) }];
  });
  return [...items, ...missing];
}

/** What stands for the item of `barItems` at an index; a disclosure's key if it opens links. */
export function actionId(index: number): string {
  return `action-${index}`;
}

/** The trial and contact buttons, which the menu repeats on small screens with the trial first (§2.3). */
export function callsToAction(data: Navigation): readonly CallToAction[] {
  const items = barItems(data);
  return (['primary', 'secondary'] as const).flatMap((kind) =>
    items.flatMap(({ link_type, title, url }) => (link_type === kind && url ? [{ kind, title, url }] : [])),
  );
}

/** The links of action items that also stand at the foot of the menu (`display_in_mobile_footer`). */
export function mobileFooterItems(data: Navigation): readonly { readonly title: string; readonly url: string }[] {
  return (data.action_items ?? [])
    .filter(({ display_in_mobile_footer }) => display_in_mobile_footer)
    .flatMap(({ title, url, dropdown }) => dropdown ?? (url ? [{ title, url }] : []));
}
