import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useIsStatic } from '../hooks/useIsStatic.ts';

/**
 * Keeps open what a person opened in static markup: tells, in the commit that hydrates it, which popovers are open, so
 * that state takes over before they cease to be popovers. The focus stays where it was: a browser moves it to the
 * invoker when an open popover loses its attribute.
 *
 * @param onFound - gets the ids of the open popovers, outermost first; not called if there is none.
 */
export function useOpenedPopovers(rootRef: RefObject<HTMLElement | null>, onFound: (ids: readonly string[]) => void) {
  const isStatic = useIsStatic();
  const focusedRef = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isStatic) {
      focusedRef.current?.focus({ preventScroll: true });
      focusedRef.current = null;
      return;
    }
    const opened = [...(rootRef.current?.querySelectorAll('[popover]:is(:popover-open)') ?? [])];
    const [outermost] = opened;
    if (!outermost) return;
    const { activeElement } = outermost.getRootNode() as ShadowRoot;
    if (opened.some((popover) => popover.contains(activeElement))) focusedRef.current = activeElement as HTMLElement;
    onFound(opened.map(({ id }) => id));
  }, [isStatic]);
}
