import { PANEL_ANIMATION_MS } from '../constants.ts';

/** What Safari waits instead of an idle moment, in ms. */
const IDLE_MS = 200;

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, IDLE_MS);
}

/**
 * A closed panel, until it opens. On its way out it is seen for a moment, and is nothing any more. Then it rests: in an idle
 * moment it is laid out as it will be, unseen (`Panel.css`), so that the press that opens it does not wait for that.
 */
export function restPanel(panel: HTMLElement): () => void {
  const isLeaving = panel.dataset.motion !== undefined;
  let isOver = false;
  panel.inert = isLeaving;
  const rest = () => {
    if (isOver) return;
    panel.inert = false;
    if (!CSS.supports('content-visibility', 'hidden')) return;
    panel.dataset.resting = '';
    panel.firstElementChild?.getBoundingClientRect();
  };
  const timer = setTimeout(() => whenIdle(rest), isLeaving ? PANEL_ANIMATION_MS : 0);
  return () => {
    isOver = true;
    clearTimeout(timer);
    panel.inert = false;
    delete panel.dataset.resting;
  };
}
