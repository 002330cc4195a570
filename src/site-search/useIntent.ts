import { type RefObject, useLayoutEffect } from 'react';

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * True of what opens this search, and of what stands round it: the header's search control with its neighbours, or a
 * button with an invoker command.
 */
function leadsTo(host: Element, target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  if (host.id !== '' && target.getAttribute('commandfor') === host.id) return true;
  return (
    target.matches('[part~="search-control"]') || target.querySelector(':scope > * > [part~="search-control"]') !== null
  );
}

/** Tells when a pointer nears what opens the overlay, a finger touches it or the focus reaches it. */
export function useIntent(dialogRef: RefObject<HTMLDialogElement | null>, onIntent: () => void): void {
  // In the commit itself: an event right after it is not to be missed.
  useLayoutEffect(() => {
    const root = dialogRef.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
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
    return stop;
  }, [dialogRef, onIntent]);
}
