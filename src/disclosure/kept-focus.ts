import { activeIn } from './markup.ts';

/** What can have the focus, in reading order. */
const stopsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('a[href], button')];

/**
 * Keeps the keyboard's place when new data moves or takes away what has the focus, where a browser would go back to the top
 * of the page: what was moved keeps it, else its neighbour gets it: what now follows the one before it in the
 * same navigation, or that one.
 */
export function keepFocus(root: HTMLElement): () => void {
  let focused: HTMLElement | undefined;
  let before: readonly HTMLElement[] = [];
  let landmark: Element | null = null;
  const keep = (records: readonly MutationRecord[]) => {
    const isTaken = records.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(focused ?? null)),
    );
    if (!focused || !isTaken || document.activeElement !== document.body) return;
    const stops = stopsOf(root).filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
    const previous = before.filter((stop) => stops.includes(stop)).at(-1);
    const next = stops[previous ? stops.indexOf(previous) + 1 : 0];
    const neighbour = next && landmark?.contains(next) ? next : (previous ?? next);
    (stops.includes(focused) ? focused : neighbour)?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(keep);
  const handleFocusIn = ({ target }: FocusEvent) => {
    const stops = stopsOf(root);
    focused = target as HTMLElement;
    before = stops.slice(0, stops.indexOf(focused));
    landmark = focused.closest('nav') ?? root;
  };
  // Only a person's own leaving counts; what is removed is left, too, in some browsers.
  const handleFocusOut = ({ target }: FocusEvent) => {
    queueMicrotask(() => {
      keep(observer.takeRecords());
      if (focused === target && activeIn(root) !== target) focused = undefined;
    });
  };
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', handleFocusIn);
  root.addEventListener('focusout', handleFocusOut);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', handleFocusIn);
    root.removeEventListener('focusout', handleFocusOut);
  };
}
