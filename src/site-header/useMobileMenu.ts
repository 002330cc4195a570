import { useEffect, useRef, useState } from 'react';
import type { CloseReason } from '../disclosure/reasons.ts';
import { afterRender, whenUsed } from './stages.ts';

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
  readonly toggle: () => void;
  readonly close: (reason: CloseReason) => void;
}

/** The menu of narrow screens, open or closed (§4). Crossing the breakpoint closes it (row M6). Escape, Tab and the focus: `MenuHold.tsx`. */
export function useMobileMenu({ isNarrow, onOpen, onClose }: MobileMenuOptions): MobileMenu {
  const [isOpen, setOpen] = useState(false);
  const [hasMotion, setMotion] = useState(false);
  const isOpenRef = useRef(false); // Also before the next render.
  const close = (reason: CloseReason) => {
    isOpenRef.current = false;
    setOpen(false);
    onClose(reason);
  };
  const open = () => {
    isOpenRef.current = true;
    setOpen(true);
    afterRender.need();
    setMotion(true);
    onOpen();
  };
  const toggle = () => whenUsed.whenLoaded(() => (isOpenRef.current ? close('click') : open()));

  useEffect(() => {
    if (isNarrow) return;
    setMotion(false);
    if (isOpen) close('layout');
  });
  return { isOpen, hasMotion, toggle, close };
}
