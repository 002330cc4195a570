import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { BAR_HEIGHTS_PX } from '../constants.ts';
import { dropdownHeight } from '../core/subnav/dropdown-height.ts';

/** What the document says in a custom property, as the header and the one tag write it. */
function documentProperty(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** Gives the mobile dropdown its height and keeps it right: announcement, window, rotation, keyboard (row S7). */
export function useDropdownHeight(dropdownRef: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const hasSeenDismissalRef = useRef(false);
  useEffect(() => {
    const handleDismissal = () => {
      hasSeenDismissalRef.current = true;
    };
    document.addEventListener('announcementdismiss', handleDismissal);
    return () => document.removeEventListener('announcementdismiss', handleDismissal);
  }, []);
  useLayoutEffect(() => {
    const dropdown = dropdownRef.current;
    const bar = dropdown?.parentElement;
    if (!isOpen || !dropdown || !bar) return;
    const update = () => {
      // A keyboard makes the visual viewport lower; zooming with two fingers does too, and is none.
      const { height = window.innerHeight, scale = 1 } = window.visualViewport ?? {};
      const windowHeight = height * scale;
      const pixels = dropdownHeight({
        windowHeight,
        barHeight: Number.parseFloat(documentProperty('--site-bar-height')) || BAR_HEIGHTS_PX.medium,
        spaceBelow: windowHeight - bar.getBoundingClientRect().bottom,
        isAnnouncementDismissed: hasSeenDismissalRef.current || documentProperty('--site-announcement') === 'dismissed',
      });
      dropdown.style.setProperty('--_block-size', `${pixels}px`);
    };
    // The header's strip goes in the frame after its event, and the bar moves up.
    const updateSoon = () => requestAnimationFrame(update);
    update();
    window.addEventListener('resize', update);
    window.visualViewport?.addEventListener('resize', update);
    document.addEventListener('announcementdismiss', updateSoon);
    return () => {
      window.removeEventListener('resize', update);
      window.visualViewport?.removeEventListener('resize', update);
      document.removeEventListener('announcementdismiss', updateSoon);
    };
  }, [dropdownRef, isOpen]);
}
