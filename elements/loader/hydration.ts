import { keepEarlyEvent } from '../page/early-events.ts';
import { isFullyParsed } from '../page/fully-parsed.ts';

/** When the code of an element comes (contract §2, Pre-rendered pages). */
export type Hydration = 'load' | 'idle' | 'intent';

/** How long an idle moment is waited for after the page has loaded. */
const IDLE_TIMEOUT_MS = 2000;

const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'input', 'command'];

/** Whatever answers a click, and what of it does so without script. */
const INTERACTIVE = 'a[href], button, summary, label, input, select, textarea';
const DONE_BY_HTML = ':not(button), [popovertarget], [commandfor], form *';

function isPrerendered(element: Element): boolean {
  return Boolean(element.shadowRoot?.querySelector('[data-prerendered]'));
}

/**
 * Whether it can be told if an element is pre-rendered: that stands first in it, but after its styles, and a network may
 * take its time between the two.
 */
function isDecided(element: Element): boolean {
  const isBegun = element.shadowRoot === null && element.firstElementChild !== null;
  return isBegun || isPrerendered(element) || isFullyParsed(element);
}

/**
 * When an element's code is to be loaded. What shows nothing without its code cannot wait; what is closed can.
 *
 * @param isClosed - Nothing of the element shows at first.
 * @returns `undefined` as long as the parser has not read enough of the element.
 */
export function hydrationOf(element: Element, isClosed: boolean): Hydration | undefined {
  if (!isDecided(element)) return undefined;
  if (!isPrerendered(element) && !isClosed) return 'load';
  const given = element.getAttribute('hydrate')?.trim().toLowerCase();
  if (given === 'load' || given === 'idle' || given === 'intent') return given;
  return isPrerendered(element) ? 'idle' : 'load';
}

/** Whether an event is to be repeated once the element can answer it: it asks for something that HTML has not done. */
function isUnanswered(event: Event, element: Element): boolean {
  if (event.type === 'command') return true;
  if (event instanceof KeyboardEvent) {
    return event.type === 'keydown' && event.key === 'Escape' && !element.shadowRoot?.querySelector(':popover-open');
  }
  const [target] = event.composedPath();
  const control = event.type === 'click' && target instanceof Element && target.closest(INTERACTIVE);
  return control ? !control.matches(DONE_BY_HTML) : false;
}

/**
 * Waits for the first sign that a person wants one of the elements: pointer, focus or key in it, or scrolling. What is
 * asked of an element before it is hydrated is kept for it (`early-events.ts`).
 *
 * @param isOurs - Whether an element of the page is one of those that wait.
 */
export function onIntent(isOurs: (element: Element) => boolean, load: () => void): void {
  for (const type of INTENT_EVENTS) {
    document.addEventListener(
      type,
      (event) => {
        const element = event.composedPath().find((node) => node instanceof Element && isOurs(node)) as
          | Element
          | undefined;
        if (!element) return;
        load();
        const isWaiting = isPrerendered(element) || !customElements.get(element.localName);
        if (isWaiting && isUnanswered(event, element)) keepEarlyEvent(element, event);
      },
      { capture: true, passive: true },
    );
  }
  document.addEventListener('scroll', load, { capture: true, passive: true, once: true });
}

/** Calls back when the page has loaded and the browser has nothing to do. */
export function onIdle(load: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(load, IDLE_TIMEOUT_MS / 10); // Safari has no such callback.
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
