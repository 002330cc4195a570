import type { NavItem } from '../core/config/navigation.ts';
import type { GroupState } from '../disclosure/group.ts';
import { triggerOf } from '../disclosure/markup.ts';
import { lower, raise, showOnTop } from '../disclosure/top-layer.ts';
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
  const { currentCSSZoom: zoom = 1 } = root;
  panel.style.setProperty('--_start', `${start / zoom}px`);
  panel.style.setProperty('--_top', `${bar.bottom / zoom}px`);
}

/** Below, a panel is a section of the menu. */
const wide = () => matchMedia('(width >= 1250px)');

/** The bar that a panel hangs from; undefined in the menu. */
const barOf = (panel: HTMLElement) => (wide().matches ? (panel.closest<HTMLElement>('.bar') ?? undefined) : undefined);

/**
 * Has a closed panel laid out where it will open: in the top layer already, because what comes there is laid out anew. Not in
 * WebKit, known by a property of its own: what has been skipped there (`content-visibility`) shows no text when it opens.
 */
function layOutPanel(panel: HTMLElement): void {
  placePanel(panel);
  const bar = barOf(panel);
  if (bar && !CSS.supports('-webkit-nbsp-mode', 'normal')) raise(panel, bar);
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
  { isTakenOver, isSwitch }: GroupState,
): (() => void) | undefined {
  panel.style.setProperty('--_width', width === undefined ? '' : `${width}px`);
  panel.style.setProperty('--_columns', column_count === undefined ? '' : String(column_count));
  const isStatic = panel.popover === 'auto';
  if (!panel.firstElementChild) return; // WebKit starts no motion in what comes into a panel at rest.
  const isOpen = isStatic ? panel.matches(':is(:popover-open)') : !panel.hidden;
  if (isOpen && (isStatic || !isTakenOver)) placePanel(panel);
  if (isStatic) return;
  // Anew, over what is there since: the panel that it follows, and what the page has.
  if (isOpen && (isSwitch || document.querySelector('[popover]:is(:popover-open)'))) lower(panel);
  const bar = barOf(panel);
  const end = isOpen ? bar && showOnTop(panel, bar) : restPanel(panel, () => layOutPanel(panel));
  const trigger = isOpen && bar && !isTakenOver && triggerOf(bar, panel.id);
  const resizes = trigger ? new ResizeObserver(() => placePanel(panel)) : undefined; // A font may come while it is open.
  if (trigger) resizes?.observe(trigger);
  const crossing = wide();
  const handleCrossing = () => lower(panel);
  crossing.addEventListener('change', handleCrossing);
  return () => {
    end?.();
    resizes?.disconnect();
    crossing.removeEventListener('change', handleCrossing);
  };
}
