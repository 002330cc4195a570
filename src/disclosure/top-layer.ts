/** Takes an element out of the top layer. */
export function lower(element: HTMLElement): void {
  if (element.popover === 'manual') element.popover = null;
}

/** Brings an element into the top layer, where the browser has one. */
export function lift(element: HTMLElement): void {
  if (!('showPopover' in element) || !element.isConnected || element.matches(':popover-open')) return;
  element.popover = 'manual';
  element.showPopover();
}

/**
 * Shows a popup in the top layer: over all that the page has, whatever its `z-index`, and out of what clips or transforms
 * there. Where a browser has no popover it stays in the bar. Tells the styles how far from the window's edges it is. What closes
 * is taken down with `lower`.
 *
 * @param place - what it hangs from: the bar, or a part of it.
 * @returns what tells the styles anew; true if the place has moved since.
 */
export function raise(popup: HTMLElement, place: Element): () => boolean {
  const { style } = popup;
  const isRightToLeft = getComputedStyle(place).direction === 'rtl';
  let told = '';
  const tell = () => {
    const { left, right, bottom } = place.getBoundingClientRect();
    const { currentCSSZoom: zoom = 1 } = place;
    const now = [left, right, bottom].join();
    if (now === told) return false;
    told = now;
    // By percentages, because on a phone a page may be wider than its root element.
    const ends = [`${left / zoom}px`, `calc(100% - ${right / zoom}px)`];
    const [start = '', end = ''] = isRightToLeft ? ends.reverse() : ends;
    style.setProperty('--_from-start', start);
    style.setProperty('--_from-end', end);
    style.setProperty('--_from-top', `${bottom / zoom}px`);
    return true;
  };
  tell(); // Before it is shown, or it would be laid out twice.
  lift(popup);
  return tell;
}

/**
 * Shows what is open last in the top layer, see `raise`, and keeps it at its place while that moves.
 *
 * @returns what ends that.
 */
export function showOnTop(popup: HTMLElement, place: Element): () => void {
  const tell = raise(popup, place);
  let frame = 0;
  const follow = () => {
    if (!tell()) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(follow); // A header on its way back into view goes on.
  };
  frame = requestAnimationFrame(follow);
  const resizes = new ResizeObserver(follow);
  // A page that writes itself anew has no body for a while.
  for (const box of [place, place.closest('header, nav') ?? place, document.body ?? place]) resizes.observe(box);
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener('scroll', follow, { capture: true, passive: true, signal });
  window.addEventListener('resize', follow, { signal });
  return () => {
    ended.abort();
    resizes.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** Shows a popup that goes at once when it closes, see `showOnTop`. */
export function showWhileOpen(popup: HTMLElement, place: Element): () => void {
  const end = showOnTop(popup, place);
  return () => {
    end();
    lower(popup);
  };
}
