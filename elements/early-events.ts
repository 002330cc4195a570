/**
 * What a person did to a pre-rendered element before its code came: written by the loader, carried out by the element
 * once it is hydrated. Under a shared name, because the two are different files.
 */
const EARLY_EVENTS = Symbol.for('site-elements.early-events');

export interface EarlyEvent {
  readonly event: Event;
  readonly target: EventTarget;
  /** What stood in the field that was typed into: React empties it. */
  readonly value: string | undefined;
}

const page = globalThis as unknown as { [EARLY_EVENTS]?: WeakMap<Element, readonly EarlyEvent[]> };

/** Keeps an event until `element` can answer it. Of the typing in one field the end is what counts. */
export function keepEarlyEvent(element: Element, event: Event): void {
  page[EARLY_EVENTS] ??= new WeakMap();
  const target = event.composedPath()[0] as EventTarget;
  const value = event.type === 'input' ? (target as HTMLInputElement).value : undefined;
  const before = (page[EARLY_EVENTS].get(element) ?? []).filter(
    (other) => value === undefined || other.value === undefined || other.target !== target,
  );
  page[EARLY_EVENTS].set(element, [...before, { event, target, value }]);
}

/** Whether events are kept for an element. */
export function hasEarlyEvents(element: Element): boolean {
  return page[EARLY_EVENTS]?.has(element) ?? false;
}

/** Hands over, once, the events that were kept for an element. */
export function takeEarlyEvents(element: Element): readonly EarlyEvent[] {
  const events = page[EARLY_EVENTS]?.get(element) ?? [];
  page[EARLY_EVENTS]?.delete(element);
  return events;
}
