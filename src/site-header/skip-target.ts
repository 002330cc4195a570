function findTarget(id: string | undefined): HTMLElement | null {
  return id === undefined ? document.querySelector('main[id]:not([id=""])') : document.getElementById(id);
}

/** Tells the id of what the skip link leads to: the given one if it is there, else of the first `<main>` that has one. */
export function watchSkipTarget(id: string | undefined, onChange: (id: string | undefined) => void): () => void {
  const look = () => onChange(findTarget(id)?.id);
  // The page may have changed in any way; what counts is what is there when Tab is about to move the focus.
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') look();
  };
  document.addEventListener('DOMContentLoaded', look);
  window.addEventListener('keydown', handleKeyDown, true);
  look();
  return () => {
    document.removeEventListener('DOMContentLoaded', look);
    window.removeEventListener('keydown', handleKeyDown, true);
  };
}

/** Goes there as following a fragment would, also where a `<base>` or a router would go elsewhere. */
export function skipTo(id: string): void {
  const target = findTarget(id);
  if (!target) return;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
  if (target.matches(':focus')) return;
  // The page's own node, so it keeps this no longer than the focus.
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
