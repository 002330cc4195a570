/**
 * What a person did to a pre-rendered element before its code came: written by the loader, carried out by the element
 * once it is hydrated. Under a shared name, because the two are different files.
 */
const EARLY_EVENTS = Symbol.for('site-elements.early-events');

interface EarlyEvent {
  readonly event: Event;
  readonly target: EventTarget;
}

const page = globalThis as unknown as { [EARLY_EVENTS]?: WeakMap<Element, EarlyEvent[]> };

/** Keeps an event until `element` can answer it. */
export function keepEarlyEvent(element: Element, event: Event): void {
  page[EARLY_EVENTS] ??= new WeakMap();
  const events = page[EARLY_EVENTS].get(element) ?? [];
  page[EARLY_EVENTS].set(element, events);
  events.push({ event, target: event.composedPath()[0] as EventTarget });
}

/**
 * Carries out, in their order and once, the events that were kept for an element, unless the page has handled them. They
 * stay inside of it: the page has seen them already.
 */
export function replayEarlyEvents(element: Element): void {
  const events = page[EARLY_EVENTS]?.get(element) ?? [];
  page[EARLY_EVENTS]?.delete(element);
  for (const { event, target } of events) {
    if (event.defaultPrevented) continue;
    const Kind = event.constructor as new (type: string, init: EventInit) => Event;
    target.dispatchEvent(new Kind(event.type, { ...initOf(event), composed: false }));
  }
}

/** The fields of an event as its constructor takes them; they stand on its prototypes, so that spreading finds none. */
function initOf(event: Event): EventInit {
  const init: Record<string, unknown> = {};
  for (const name in event) init[name] = event[name as keyof Event];
  return init as EventInit;
}
