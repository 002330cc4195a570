import type { NavItem } from '../core/config/navigation.ts';

/**
 * Tells the styles of a panel its width and columns, and what the place of an opened one depends on; `Panel.css` keeps it
 * inside the viewport, also when that changes. As custom properties, in px from the bar's start to the trigger, and down
 * to the bar's end; by script, because a page's policy may forbid style attributes (data.md, NavItem).
 */
export function placePanel(panel: HTMLElement, { width, column_count }: NavItem, isOpen: boolean): void {
  panel.style.setProperty('--_width', width === undefined ? '' : `${width}px`);
  panel.style.setProperty('--_columns', column_count === undefined ? '' : String(column_count));
  const trigger = panel.previousElementSibling?.getBoundingClientRect();
  const bar = panel.offsetParent?.getBoundingClientRect();
  if (!isOpen || !trigger || !bar) return;
  const isRightToLeft = getComputedStyle(panel).direction === 'rtl';
  const start = isRightToLeft ? bar.right - trigger.right : trigger.left - bar.left;
  panel.style.setProperty('--_start', `${start}px`);
  panel.style.setProperty('--_top', `${bar.bottom}px`);
}
