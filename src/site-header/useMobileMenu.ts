import { useEffect, useRef, useState } from 'react';
import { REFLEX_CLICK_MS } from '../constants.ts';
import type { CloseReason } from '../disclosure/reasons.ts';
import { afterRender } from './stages.ts';

export interface MobileMenuOptions {
  /** True below 1250 px (§2.3). */
  readonly isNarrow: boolean;
  readonly onOpen: () => void;
  readonly onClose: (reason: CloseReason) => void;
}

export interface MobileMenu {
  readonly isOpen: boolean;
  /** True once it was opened at this side of the breakpoint: opening and closing move, crossing does not. */
  readonly hasMotion: boolean;
  /** @param isPress - of mouse, pen or finger, and no key: pressed again at once, it stays as the first press wanted it. */
  readonly toggle: (isPress: boolean) => void;
  /** Opens what a person has opened in static markup, without a motion. */
  readonly takeOver: () => void;
  readonly close: (reason: CloseReason) => void;
}

/** The menu of narrow screens, open or closed (§4). Crossing the breakpoint closes it (row M6). Escape, Tab and the focus: `MenuHold.tsx`. */
export function useMobileMenu({ isNarrow, onOpen, onClose }: MobileMenuOptions): MobileMenu {
  const [isOpen, setOpen] = useState(false);
  const [hasMotion, setMotion] = useState(false);
  const isOpenRef = useRef(false); // Also before the next render.
  const pressOpenedAt = useRef(Number.NEGATIVE_INFINITY);
  const isAwaited = useRef(false);
  const close = (reason: CloseReason) => {
    isOpenRef.current = false;
    setOpen(false);
    onClose(reason);
  };
  const open = (isPress: boolean) => {
    if (isPress) pressOpenedAt.current = Date.now();
    isOpenRef.current = true;
    setOpen(true);
    onOpen();
  };
  const toggle = (isPress: boolean) => {
    if (isAwaited.current) return;
    isAwaited.current = true;
    afterRender.whenLoaded(() => {
      isAwaited.current = false;
      if (!isOpenRef.current) {
        setMotion(true);
        open(isPress);
      } else if (!isPress || Date.now() - pressOpenedAt.current >= REFLEX_CLICK_MS) close('click');
    });
  };

  useEffect(() => {
    if (isNarrow) return;
    setMotion(false);
    if (isOpen) close('layout');
  });
  return { isOpen, hasMotion, toggle, takeOver: () => open(true), close };
}
