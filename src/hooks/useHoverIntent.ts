import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { HoverDelays, HoverIntent } from './hover-intent.ts';
import type { DisclosureGroup } from './useDisclosures.ts';

export interface HoverIntentOptions extends HoverDelays {
  /** What contains the triggers and what they open, each in a `data-hover="key"`. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** False where nothing opens by hover, as in the mobile menu. */
  readonly isEnabled: boolean;
  readonly group: DisclosureGroup;
}

/**
 * Opens a group of disclosures by hover, see `hover-intent.ts`. That code comes when a mouse first moves over the page,
 * so a phone never loads it and no first render waits for it; clicks and keys work without.
 */
export function useHoverIntent({ rootRef, isEnabled, group, ...delays }: HoverIntentOptions): void {
  const latest = useRef<HoverDelays>(delays);
  useLayoutEffect(() => {
    latest.current = delays;
  });
  useLayoutEffect(() => {
    const root = rootRef.current;
    if (!isEnabled || !root) return;
    let intent: HoverIntent | undefined;
    let isGone = false;
    let last: readonly [PointerEvent, EventTarget | null] | undefined;
    const handleMove = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const isFirst = last === undefined;
      last = [event, event.composedPath()[0] ?? null];
      if (isFirst) load();
    };
    const load = () => {
      import('./hover-intent.ts').then(
        ({ attachHoverIntent }) => {
          window.removeEventListener('pointermove', handleMove);
          if (isGone) return;
          intent = attachHoverIntent(root, group, () => latest.current);
          // The mouse may rest where it came to while the code was on its way.
          if (last && root.contains(last[1] as Node)) intent.move(...last);
        },
        (error: unknown) => console.warn(`Nothing opens by hover, because its code cannot be loaded: ${error}`),
      );
    };
    window.addEventListener('pointermove', handleMove, { passive: true });
    return () => {
      isGone = true;
      window.removeEventListener('pointermove', handleMove);
      intent?.detach();
    };
  }, [rootRef, isEnabled, group]);
}
