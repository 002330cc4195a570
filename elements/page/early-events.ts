/**
 * What a person did to a pre-rendered element before its code came: written by the loader, carried out by the element
 * once it is hydrated. Under a shared name, because the two are different files.
 */
const EARLY_EVENTS = Symbol.for('site-elements.early-events');

/** An event with the innermost element that it began at, which it forgets. */
export type EarlyEvent = readonly [event: Event, target: EventTarget, isHeld: boolean];

const page = globalThis as unknown as { [EARLY_EVENTS]?: WeakMap<Element, readonly EarlyEvent[]> };

/**
 * Keeps an event until `element` can answer it.
 *
 * @param isHeld - The browser must not answer it meanwhile: a link that is to open something is not to be followed.
 */
export function keepEarlyEvent(element: Element, event: Event, isHeld = false): void {
  if (isHeld) event.preventDefault();
  page[EARLY_EVENTS] ??= new WeakMap();
  const before = page[EARLY_EVENTS].get(element) ?? [];
  page[EARLY_EVENTS].set(element, [...before, [event, event.composedPath()[0] as EventTarget, isHeld]]);
}

/** An element that stays what HTML makes of it, because its code or its data cannot come: a link that was held is followed. */
export function followHeldLink(element: Element, events = takeEarlyEvents(element)): void {
  const click = events?.find(([event, , isHeld]) => isHeld && event.type === 'click');
  (click?.[1] as Element | undefined)?.closest<HTMLElement>('a[href], button')?.click();
}

/** Hands over, once, the events that were kept for an element. */
export function takeEarlyEvents(element: Element): readonly EarlyEvent[] | undefined {
  const events = page[EARLY_EVENTS]?.get(element);
  page[EARLY_EVENTS]?.delete(element);
  return events;
}
