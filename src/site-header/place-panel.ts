/**
 * Measures what the place of an opened panel depends on; `Panel.css` keeps it inside the viewport, also when that
 * changes. Written as custom properties, in px: from the bar's start to the trigger, and down to the bar's end.
 */
export function placePanel(panel: HTMLElement): void {
  const trigger = panel.previousElementSibling?.getBoundingClientRect();
  const bar = panel.offsetParent?.getBoundingClientRect();
  if (!trigger || !bar) return;
  const isRightToLeft = getComputedStyle(panel).direction === 'rtl';
  const start = isRightToLeft ? bar.right - trigger.right : trigger.left - bar.left;
  panel.style.setProperty('--_start', `${start}px`);
  panel.style.setProperty('--_top', `${bar.bottom}px`);
}
