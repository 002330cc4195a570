import { hasModifier } from '../../src/core/links/has-modifier.ts';
import { isBarKey } from '../../src/disclosure/early-input.ts';
import { searchOf } from '../../src/site-header/open-search.ts';
import { isSavingData } from '../../src/site-search/leads-to.ts';
import { keepEarlyEvent } from '../page/early-events.ts';
import { isFullyParsed } from '../page/fully-parsed.ts';

/** When the code of an element comes (contract §2, Pre-rendered pages). */
export type Hydration = 'load' | 'idle' | 'intent';

const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'input'];

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
 * When an element's code is to be loaded. What shows nothing without its code cannot wait; what is closed waits until it
 * is wanted.
 *
 * @param isClosed - Nothing of the element shows at first.
 * @returns `undefined` as long as the parser has not read enough of the element.
 */
export function hydrationOf(element: Element, isClosed: boolean): Hydration | undefined {
  if (!isDecided(element)) return undefined;
  if (!isPrerendered(element) && !isClosed) return 'load';
  const given = element.getAttribute('hydrate')?.trim().toLowerCase();
  if (given === 'load' || given === 'idle' || given === 'intent') return given;
  return isClosed ? 'intent' : 'idle';
}

/**
 * Whether the browser would answer an event otherwise than the element will: leave the page by the search control, scroll
 * by an arrow key on an item of the bar.
 */
function isHeld(event: Event, element: Element): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element) || hasModifier(event as MouseEvent)) return false;
  if (event instanceof KeyboardEvent) return isBarKey(event, target) && !target.closest(':is(:popover-open)');
  const isOnControl = event.type === 'click' && target.closest('[part~="search-control"]') !== null;
  return isOnControl && searchOf(element, element.getAttribute('search') ?? undefined) !== undefined;
}

/** Whether an event is to be repeated once the element can answer it: it asks for something that HTML has not done. */
function isUnanswered(event: Event, element: Element): boolean {
  if (event instanceof KeyboardEvent) {
    return (
      event.type === 'keydown' && event.key === 'Escape' && !element.shadowRoot?.querySelector(':is(:popover-open)')
    );
  }
  const [target] = event.composedPath();
  const control = event.type === 'click' && target instanceof Element && target.closest(INTERACTIVE);
  return control ? !control.matches(DONE_BY_HTML) : false;
}

/** What is open would cover a page that stays when a link in it is followed, by a router or to a place in the page. */
function closeWhatIsFollowed(event: Event, isByKey: boolean): void {
  const [target] = event.composedPath();
  if (event.type !== 'click' || !(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const open = link?.closest<HTMLElement>(':is(:popover-open)');
  const isNewTab = link?.target === '_blank' || hasModifier(event as MouseEvent);
  if (!open || (isByKey && isNewTab)) return;
  setTimeout(() => open.popover === 'auto' && open.hidePopover()); // The element may have taken it over meanwhile.
}

/**
 * Waits for the first sign that a person wants one of the pre-rendered elements: pointer, focus or key in it. What is
 * asked of an element before it is hydrated is kept for it (`early-events.ts`). Where data is saved, a press or a key counts.
 *
 * @param isOurs - Whether an element of the page is one of those that wait.
 */
export function onIntent(isOurs: (element: Element) => boolean, load: (intended: Element) => void): void {
  let lastType: string;
  for (const type of INTENT_EVENTS) {
    document.addEventListener(
      type,
      (event) => {
        const element = event.composedPath().find((node) => node instanceof Element && isOurs(node)) as
          | Element
          | undefined;
        if (!element) return;
        const isMereIntent = type === 'pointerover' || type === 'focusin';
        if (!isMereIntent || !isSavingData()) load(element);
        closeWhatIsFollowed(event, lastType === 'keydown'); // By its `detail` a key on a link is a press in Firefox.
        lastType = type;
        if (!isPrerendered(element) || element.shadowRoot?.querySelector('[data-stays]')) return;
        if (isHeld(event, element)) keepEarlyEvent(element, event, true);
        else if (isUnanswered(event, element)) keepEarlyEvent(element, event);
      },
      { capture: true },
    );
  }
}
