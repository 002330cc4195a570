import { type RefObject, useLayoutEffect } from 'react';
import { INTENT_EVENTS, isSavingData, leadsTo } from './leads-to.ts';

/** Whether the mouse or the focus is already on what leads to a search. */
function isNear(host: Element, root: ParentNode): boolean {
  return [...root.querySelectorAll(':hover, :focus')].some(
    (element) => leadsTo(host, element) || (element.shadowRoot && isNear(host, element.shadowRoot)),
  );
}

/** Tells when a pointer nears what opens the overlay, a finger touches it or the focus reaches it; where data is saved, never. */
export function useIntent(dialogRef: RefObject<HTMLDialogElement | null>, onIntent: () => void): void {
  // In the commit itself: an event right after it is not to be missed.
  useLayoutEffect(() => {
    const root = dialogRef.current?.getRootNode();
    if (!(root instanceof ShadowRoot) || isSavingData()) return;
    const { host } = root;
    const stop = () => {
      for (const type of INTENT_EVENTS) window.removeEventListener(type, handleEvent);
    };
    const handleEvent = (event: Event) => {
      if (!event.composedPath().some((target) => leadsTo(host, target))) return;
      stop();
      onIntent();
    };
    for (const type of INTENT_EVENTS) window.addEventListener(type, handleEvent, { passive: true });
    if (isNear(host, document)) onIntent(); // What had this code come is over.
    return stop;
  }, [dialogRef, onIntent]);
}
