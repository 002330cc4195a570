import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { DisclosureReason } from '../hooks/useDisclosures.ts';
import type { MenuHoldProps } from './MenuHold.tsx';

export interface MobileMenuOptions {
  /** The whole header. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** True below 1250 px (§2.3). */
  readonly isNarrow: boolean;
  readonly onOpen: () => void;
  readonly onClose: (reason: DisclosureReason) => void;
}

export interface MobileMenu {
  readonly isOpen: boolean;
  /** True once it was opened at this side of the breakpoint: opening and closing move, crossing does not. */
  readonly hasMotion: boolean;
  readonly toggle: () => void;
  readonly close: (reason: DisclosureReason) => void;
  /** To be rendered while the menu is open; `undefined` until its code has come, and the menu works without. */
  readonly Hold: ComponentType<MenuHoldProps> | undefined;
}

/** The menu of narrow screens, open or closed (§4). Crossing the breakpoint closes it (row M6). */
export function useMobileMenu({ rootRef, isNarrow, onOpen, onClose }: MobileMenuOptions): MobileMenu {
  const [isOpen, setOpen] = useState(false);
  const [hasMotion, setMotion] = useState(false);
  const [Hold, setHold] = useState<ComponentType<MenuHoldProps>>();
  const close = (reason: DisclosureReason) => {
    setOpen(false);
    onClose(reason);
  };
  const toggle = () => {
    if (isOpen) return close('click');
    setOpen(true);
    setMotion(true);
    onOpen();
  };

  useEffect(() => {
    if (isNarrow) return;
    setMotion(false);
    if (isOpen) close('layout');
  });
  useEffect(() => {
    if (!isNarrow || Hold) return;
    import('./MenuHold.tsx').then(
      ({ MenuHold }) => setHold(() => MenuHold),
      (error: unknown) =>
        console.warn(`The menu does not keep the page from scrolling, because its code cannot be loaded: ${error}`),
    );
  }, [isNarrow, Hold]);
  // The menu is fixed below the bar, wherever the page has the bar, and follows it when the announcement goes.
  useLayoutEffect(() => {
    const root = rootRef.current;
    if (!isOpen || !root) return;
    const place = () => {
      const bar = root.querySelector('.bar')?.getBoundingClientRect();
      root.style.setProperty('--_menu-top', `${bar?.bottom}px`);
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(root);
    return () => observer.disconnect();
  }, [isOpen, rootRef]);

  return { isOpen, hasMotion, toggle, close, Hold };
}
