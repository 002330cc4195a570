import type { EarlyEvent } from '../page/early-events.ts';

/**
 * Carries out events that were kept for an element, in their order, unless the page has handled them. They stay inside
 * of the element: the page has seen them already. Where it was rendered anew, what was pressed is gone; a press that was held
 * goes to the search control, the only one that is.
 */
export async function replayEarlyEvents(host: Element, events: readonly EarlyEvent[]): Promise<void> {
  for (const [event, pressed, isHeld] of events) {
    await new Promise((resolve) => setTimeout(resolve)); // After the effects, and after what the one before has changed.
    if (event.defaultPrevented && !isHeld) continue;
    const control = isHeld && event.type === 'click' && host.shadowRoot?.querySelector('[part~="search-control"]');
    const place = (pressed as Node).isConnected ? pressed : control;
    if (!place) continue;
    const Kind = event.constructor as new (type: string, init: EventInit) => Event;
    // A key goes where the one before it has led.
    const { activeElement } = (place as Node).getRootNode() as Document | ShadowRoot;
    const target = event.type === 'keydown' && activeElement ? activeElement : place;
    target.dispatchEvent(new Kind(event.type, { ...initOf(event), composed: false }));
  }
}

/** The fields of an event as its constructor takes them; they stand on its prototypes, so that spreading finds none. */
function initOf(event: Event): EventInit {
  const init: Record<string, unknown> = {};
  for (const name in event) init[name] = event[name as keyof Event];
  return init as EventInit;
}
