import { PERSON_SCROLL_PAUSE_MS } from '../../constants.ts';

const SCROLL_KEYS = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' ']);

/** True for the keys by which people scroll a page. */
export function isScrollKey(key: string): boolean {
  return SCROLL_KEYS.has(key);
}

/**
 * Tells scrolling by a person from that by restore, hash or script, which browsers do not (row H1): it follows a wheel,
 * a touch, a key or a press on the scrollbar, and goes on without a longer pause, as momentum does.
 */
export class PersonScrolling {
  #until = Number.NEGATIVE_INFINITY;
  #isHeld = false;
  #isAwaited = false;

  /** Something happened by which people scroll. @param at - the event's `timeStamp`. */
  input(at: number): void {
    this.#until = at + PERSON_SCROLL_PAUSE_MS;
    this.#isAwaited = true;
  }

  /** The scrollbar is being dragged, at whatever pace. */
  hold(): void {
    this.#isHeld = true;
  }

  /** The scrolling is over (`scrollend`), unless there has been input since, or the scrollbar is held. */
  settle(): void {
    if (!this.#isAwaited && !this.#isHeld) this.end();
  }

  /** Whatever scrolls now is not its consequence: another key, a click. */
  end(): void {
    this.#isHeld = false;
    this.#until = Number.NEGATIVE_INFINITY;
  }

  /** Whether a scroll event at that time is the person's; if so, those that follow it closely are, too. */
  scroll(at: number): boolean {
    if (!this.#isHeld && at > this.#until) return false;
    this.input(at);
    this.#isAwaited = false;
    return true;
  }
}
