import type { NavItem } from '../core/config/navigation.ts';
import { popupOf, triggerOf } from '../disclosure/markup.ts';

// By script, because a page's policy may forbid style attributes; as custom properties, because `Panel.css` keeps the
// panel inside the viewport, also when that changes.

/** Tells the styles of a panel its width, in px, and its columns (data.md, NavItem); if it is open, its place anew. */
export function sizePanel(panel: HTMLElement, { width, column_count }: NavItem): void {
  if (!panel.hidden) placePanel(panel.closest('header'), panel.id);
  panel.style.setProperty('--_width', width === undefined ? '' : `${width}px`);
  panel.style.setProperty('--_columns', column_count === undefined ? '' : String(column_count));
}

/**
 * Tells the styles of a panel that is about to open its place: in px from the bar's start to the trigger, and down to the
 * bar's end. Before it shows, so that nothing of it is laid out twice. One that shows already, in static markup, stays
 * where it is.
 *
 * @param root - The header.
 */
export function placePanel(root: HTMLElement | null, id: string): void {
  if (!root) return;
  const panel = popupOf(root, id);
  const aligned = panel?.matches(':popover-open') ? panel : triggerOf(root, id);
  const bar = root.querySelector('.bar')?.getBoundingClientRect();
  if (!panel || !aligned || !bar) return;
  const { left, right } = aligned.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(root).direction === 'rtl';
  const start = isRightToLeft ? bar.right - right : left - bar.left;
  panel.style.setProperty('--_start', `${start}px`);
  panel.style.setProperty('--_top', `${bar.bottom}px`);
}
