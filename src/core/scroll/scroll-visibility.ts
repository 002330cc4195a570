import { SCROLL_HIDE_THRESHOLD_PX } from '../../constants.ts';

/** What a header knows of the page's scrolling. */
export interface ScrollState {
  readonly visibility: 'shown' | 'hidden';
  readonly lastY: number;
  /** Where the downward travel that counts began. */
  readonly runStartY: number;
}

/**
 * Moves the header's scroll state on by one scroll event. Up shows the header at once; down hides it only after a
 * threshold, so that a resting thumb does not make it flicker. Scrolling that no person did leaves it as it is, except
 * at the top of the page, where it would leave a hole. Specification §4, rows H1, H2 and H4.
 *
 * @param scrollY - page offset in CSS px; what overscrolls at either end counts as the end.
 * @param maxScrollY - the page's last offset.
 */
export function nextScrollState(
  state: ScrollState,
  scrollY: number,
  maxScrollY: number,
  isByPerson: boolean,
): ScrollState {
  const y = Math.max(0, Math.min(scrollY, maxScrollY));
  if (y === 0) return { visibility: 'shown', lastY: 0, runStartY: 0 };
  if (!isByPerson) return { visibility: state.visibility, lastY: y, runStartY: y };
  if (y < state.lastY) return { visibility: 'shown', lastY: y, runStartY: y };
  const isPastThreshold = y - state.runStartY > SCROLL_HIDE_THRESHOLD_PX;
  return { ...state, visibility: isPastThreshold ? 'hidden' : state.visibility, lastY: y };
}
