import { PANEL_ANIMATION_MS } from '../constants.ts';

/** What Safari waits instead of an idle moment, in ms. */
const IDLE_MS = 200;

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, IDLE_MS);
}

/**
 * A closed panel, until it opens. On its way out it is seen for a moment, and is nothing any more. Then it rests: unseen, it is
 * laid out in an idle moment (`Panel.css`), again for each width, so that the press that opens it does not wait for that.
 *
 * @param onIdle - does so.
 */
export function restPanel(panel: HTMLElement, onIdle: () => void): () => void {
  const isLeaving = panel.dataset.motion !== undefined;
  panel.inert = isLeaving;
  const observer = new ResizeObserver(() => whenIdle(onIdle));
  const rest = () => {
    panel.inert = false;
    if (!CSS.supports('content-visibility', 'hidden')) return;
    panel.dataset.resting = '';
    observer.observe(panel); // Which tells of it when the header shows.
  };
  const timer = setTimeout(rest, isLeaving ? PANEL_ANIMATION_MS : 0);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    panel.inert = false;
    delete panel.dataset.resting;
  };
}
