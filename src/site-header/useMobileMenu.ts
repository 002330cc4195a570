import { useEffect, useState } from 'react';
import { createGroup, type DisclosureGroup, type GroupOptions } from '../disclosure/group.ts';
import { useIsOpen } from '../disclosure/useGroup.ts';
import { useLatest } from '../hooks/useLatest.ts';
import { afterRender } from './stages.ts';

export interface MobileMenuOptions extends Pick<GroupOptions, 'onOpen' | 'onClose'> {
  /** Whether there is a menu: below 1250 px (§2.3), with data that has something for it. */
  readonly isShown: boolean;
}

export interface MobileMenu {
  readonly isOpen: boolean;
  /** True once its button was pressed at this side of the breakpoint: opening and closing move, crossing does not. */
  readonly hasMotion: boolean;
  /** @param isPress - of mouse, pen or finger, and no key: pressed again at once, it stays as the first press wanted it. */
  readonly toggle: (isPress: boolean) => void;
  /** Opens what a person has opened in static markup, without a motion. */
  readonly takeOver: () => void;
  /** The group of one that it is. */
  readonly group: DisclosureGroup;
}

/** Id of the menu, and its key. */
export const MENU = 'menu';

/**
 * The menu of narrow screens, open or closed (§4): a group of one. Crossing the breakpoint closes it (row M6), and so does
 * data without anything for it. Escape, Tab and the focus: `MenuHold.tsx`.
 */
export function useMobileMenu(options: MobileMenuOptions): MobileMenu {
  const [hasMotion, setMotion] = useState(false);
  const latest = useLatest(options);
  const [group] = useState(() =>
    createGroup(
      () => ({ ...latest.current, allowsSeveral: false }),
      (action) => afterRender.whenLoaded((parts) => action(Boolean(parts))),
    ),
  );
  const isOpen = useIsOpen(group, MENU);
  const toggle = (isPress: boolean) => {
    setMotion(true);
    group.toggle(MENU, isPress);
  };

  useEffect(() => {
    if (options.isShown) return;
    setMotion(false);
    if (isOpen) group.close('layout'); // As of this render: what a wide first render has just taken over stays.
  });
  return { isOpen, hasMotion, toggle, takeOver: () => group.takeOver([MENU]), group };
}
