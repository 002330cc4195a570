/**
 * What a person did to a pre-rendered element before its code came: written by the loader, carried out by the element
 * once it is hydrated. Under a shared name, because the two are different files.
 */
const EARLY_EVENTS = Symbol.for('site-elements.early-events');

interface EarlyEvent {
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

/**
 * Carries out, in their order and once, the events that were kept for an element, unless the page has handled them. They
 * stay inside of it: the page has seen them already.
 */
export async function replayEarlyEvents(element: Element): Promise<void> {
  const events = page[EARLY_EVENTS]?.get(element) ?? [];
  page[EARLY_EVENTS]?.delete(element);
  for (const { event, target, value } of events) {
    if (event.defaultPrevented) continue;
    // By the prototype's setter: React has put its own on the field, and takes what goes through it for no news.
    if (value !== undefined) Reflect.set(Object.getPrototypeOf(target), 'value', value, target);
    const Kind = event.constructor as new (type: string, init: EventInit) => Event;
    target.dispatchEvent(new Kind(event.type, { ...initOf(event), composed: false }));
    await new Promise((resolve) => setTimeout(resolve)); // The next one meets what this one has changed.
  }
}

/** The fields of an event as its constructor takes them; they stand on its prototypes, so that spreading finds none. */
function initOf(event: Event): EventInit {
  const init: Record<string, unknown> = {};
  for (const name in event) init[name] = event[name as keyof Event];
  return init as EventInit;
}
