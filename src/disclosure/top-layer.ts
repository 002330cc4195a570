import { OVERLAY_FADE_MS } from '../constants.ts';

/** Last in the top layer: over all that the page has, whatever its `z-index`, and out of what clips or transforms there. */
function raise(element: HTMLElement): void {
  if (!('showPopover' in element)) return; // Then it stays where it stands, over what the element is over.
  lower(element);
  element.popover = 'manual';
  element.showPopover();
}

/** Takes an element out of the top layer. */
export function lower(element: HTMLElement): void {
  if (element.popover === 'manual') element.popover = null;
}

/** Shows a popup that goes at once when it closes, see `showOnTop`. */
export function showWhileOpen(popup: HTMLElement, place: Element): () => void {
  const end = showOnTop(popup, place);
  return () => {
    end();
    lower(popup);
  };
}

/** The page's header, for a bar of another element: it is not dimmed either. */
function headerOf(bar: Element): Element | null | undefined {
  const { host } = bar.getRootNode() as ShadowRoot;
  const header = document.querySelector(host.localName.replace(/subnav$/, 'header'));
  return header?.shadowRoot?.querySelector('[part~="header"]');
}

/** A path around the window and around each bar: what is between is dimmed. */
function pathBetween(all: DOMRect, bars: readonly DOMRect[], zoom: number): string {
  const holes = bars.map(({ left, top, right, bottom }) => {
    const [x1, y1, x2, y2] = [left - all.left, top - all.top, right - all.left, bottom - all.top].map(
      (px) => `${px / zoom}px`,
    );
    return `${x1} ${y1}, ${x2} ${y1}, ${x2} ${y2}, ${x1} ${y2}, ${x1} ${y1}, 0 0`;
  });
  return `polygon(evenodd, ${['0 0, 100% 0, 100% 100%, 0 100%, 0 0', ...holes].join(', ')})`;
}

/**
 * Shows what is open over all else of the page, the overlay of its element below it, and keeps it at its bar: tells the
 * styles how far from the window's edges that is. What closes is taken down with `lower`.
 *
 * @param place - what it hangs from: the bar, or a part of it.
 * @returns what ends that.
 */
export function showOnTop(popup: HTMLElement, place: Element): () => void {
  const root = popup.getRootNode() as ShadowRoot;
  const bar = place.closest('[part~="header"], [part~="nav"]') ?? place;
  const overlay = root.querySelector<HTMLElement>('.overlay');
  if (overlay && overlay.popover !== 'manual') raise(overlay);
  if (popup.popover !== 'manual') raise(popup);
  const tell = () => {
    const zoom = popup.currentCSSZoom ?? 1;
    // What covers the window says how large it is: on a phone a page may be wider than its root element.
    const all = (overlay ?? document.documentElement).getBoundingClientRect();
    const { left, right, bottom } = place.getBoundingClientRect();
    const ends = [left - all.left, all.right - right];
    const [start, end] = getComputedStyle(place).direction === 'rtl' ? ends.reverse() : ends;
    const distances = { top: bottom - all.top, start, end };
    for (const [name, px = 0] of Object.entries(distances))
      popup.style.setProperty(`--_from-${name}`, `${px / zoom}px`);
    const bars = [bar, headerOf(bar)].filter((each) => each instanceof Element);
    const boxes = [...new Set(bars)].map((each) => each.getBoundingClientRect());
    if (overlay) overlay.style.clipPath = pathBetween(all, boxes, zoom);
  };
  tell();
  const observer = new ResizeObserver(tell);
  observer.observe(bar);
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener('scroll', tell, { capture: true, passive: true, signal });
  window.addEventListener('resize', tell, { signal });
  bar.addEventListener('transitionend', tell, { signal }); // A header on its way back into view.
  return () => {
    ended.abort();
    observer.disconnect();
    setTimeout(() => {
      if (overlay && !root.querySelector('[aria-expanded="true"]')) lower(overlay);
    }, OVERLAY_FADE_MS);
  };
}
