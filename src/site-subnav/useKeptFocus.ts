import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place when new data has no room for what had the focus: the first item that is there gets it,
 * where a browser would go back to the top of the page.
 *
 * @returns handlers for the root.
 */
export function useKeptFocus(rootRef: RefObject<HTMLElement | null>) {
  const focusedRef = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!focusedRef.current || focusedRef.current.isConnected) return;
    focusedRef.current = null;
    const items = rootRef.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [];
    [...items].find((item) => item.checkVisibility())?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focusedRef.current = target;
    },
    // Only a person's own leaving counts: what is still in the page a moment later was left, not removed.
    onBlur: ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (focusedRef.current === target && target.isConnected) focusedRef.current = null;
      });
    },
  };
}
