import { type RefObject, useEffect } from 'react';

const KEY_EVENTS = ['keydown', 'keypress', 'keyup'] as const;

/**
 * Keeps key events inside the shadow root: the page's hotkeys would see the host as their target, and take letters of
 * the search for commands (row D6). On the root, because React listens on its container inside of it.
 */
export function useKeyIsolation(dialogRef: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const root = dialogRef.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const stop = (event: Event) => event.stopPropagation();
    for (const type of KEY_EVENTS) root.addEventListener(type, stop);
    return () => {
      for (const type of KEY_EVENTS) root.removeEventListener(type, stop);
    };
  }, [dialogRef]);
}
