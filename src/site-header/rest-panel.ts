import { PANEL_ANIMATION_MS } from '../constants.ts';
import { lower } from '../disclosure/top-layer.ts';
import { onIdle } from '../hooks/on-idle.ts';

/**
 * A closed panel, until it opens. On its way out it is seen for a moment, and is nothing any more. Then it rests: unseen, it is
 * laid out in an idle moment (`Panel.css`), again for each width, so that the press that opens it does not wait for that.
 *
 * @param layOut - does so.
 */
export function restPanel(panel: HTMLElement, layOut: () => void): () => void {
  const isLeaving = panel.dataset.motion !== undefined;
  panel.inert = isLeaving;
  const observer = new ResizeObserver(() => onIdle(layOut));
  const rest = () => {
    panel.inert = false;
    lower(panel); // Until it is laid out: WebKit does not do so by itself for what stays in the top layer.
    if (!CSS.supports('content-visibility', 'hidden')) return;
    panel.dataset.resting = '';
    observer.observe(panel.closest('.bar') ?? panel); // Which tells of it when the header shows.
  };
  const timer = setTimeout(rest, isLeaving ? PANEL_ANIMATION_MS : 0);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    panel.inert = false;
    delete panel.dataset.resting;
  };
}
