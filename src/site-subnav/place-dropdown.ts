import { showWhileOpen } from '../disclosure/top-layer.ts';

/** Least distance between a dropdown and the window's edges, in CSS px. */
const EDGE_PX = 8;

/**
 * Keeps an open dropdown under its entry and inside the window. The row scrolls and would cut the dropdown off, so that
 * it is placed by the row's frame instead, and its distance from there is measured.
 *
 * @returns what ends that.
 */
export function placeDropdown(dropdown: HTMLElement): (() => void) | undefined {
  const entry = dropdown.parentElement;
  const row = entry?.parentElement;
  if (!entry || !row) return undefined;
  const place = () => {
    const { left, right } = row.getBoundingClientRect();
    const { currentCSSZoom: zoom = 1 } = row;
    const { clientWidth } = document.documentElement;
    const box = entry.getBoundingClientRect();
    const isLtr = getComputedStyle(row).direction === 'ltr';
    const [start, wanted, room] = isLtr
      ? [left, box.left - left, clientWidth - left]
      : [clientWidth - right, right - box.right, right];
    const most = room - dropdown.offsetWidth * zoom - EDGE_PX;
    dropdown.style.setProperty('--_start', `${Math.max(EDGE_PX - start, Math.min(wanted, most)) / zoom}px`);
  };
  const end = showWhileOpen(dropdown, row);
  place();
  row.addEventListener('scroll', place, { passive: true });
  window.addEventListener('resize', place);
  return () => {
    end();
    row.removeEventListener('scroll', place);
    window.removeEventListener('resize', place);
  };
}
