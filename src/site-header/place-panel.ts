import type { NavItem } from '../core/config/navigation.ts';
import type { GroupState } from '../disclosure/group.ts';
import { triggerOf } from '../disclosure/markup.ts';
import { lower, showOnTop } from '../disclosure/top-layer.ts';
import { restPanel } from './rest-panel.ts';

// By script, because a page's policy may forbid style attributes; as custom properties, because `Panel.css` keeps the
// panel inside the viewport, also when that changes.

/**
 * Tells the styles of a panel its place: in px from the bar's start to the trigger, and down to the bar's end. In static
 * markup it stays where it shows.
 */
function placePanel(panel: HTMLElement): void {
  const root = panel.closest('header');
  if (!root) return;
  const aligned = panel.popover === 'auto' ? panel : triggerOf(root, panel.id);
  const bar = root.querySelector('.bar')?.getBoundingClientRect();
  if (!aligned || !bar) return;
  const { left, right } = aligned.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(root).direction === 'rtl';
  const start = isRightToLeft ? bar.right - right : left - bar.left;
  panel.style.setProperty('--_start', `${start}px`);
  panel.style.setProperty('--_top', `${bar.bottom}px`);
}

/** Has a closed panel laid out where it will open. */
function layOutPanel(panel: HTMLElement): void {
  placePanel(panel);
  panel.firstElementChild?.getBoundingClientRect();
}

/**
 * What script does for a panel, in the commit that opens or closes it or changes its data: tells the styles its width, in px,
 * and its columns (data.md, NavItem), and its place if it is open; closed, it rests. Measured there, all that an opening
 * changes is laid out in one go.
 */
export function attachPanel(
  panel: HTMLElement,
  { width, column_count }: NavItem,
  { isTakenOver }: GroupState,
): (() => void) | undefined {
  panel.style.setProperty('--_width', width === undefined ? '' : `${width}px`);
  panel.style.setProperty('--_columns', column_count === undefined ? '' : String(column_count));
  const isStatic = panel.popover === 'auto';
  if (!panel.firstElementChild) return; // WebKit starts no motion in what comes into a panel at rest.
  if (panel.hidden && !isStatic) return restPanel(panel, () => layOutPanel(panel));
  if (isStatic ? panel.matches(':is(:popover-open)') : !isTakenOver) placePanel(panel);
  const bar = panel.closest('.bar');
  const wide = matchMedia('(width >= 1250px)'); // Below, it is a section of the menu.
  if (isStatic || !bar || !wide.matches) return;
  const end = showOnTop(panel, bar);
  const handleChange = () => lower(panel);
  wide.addEventListener('change', handleChange);
  return () => {
    end();
    wide.removeEventListener('change', handleChange);
  };
}
