import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { afterRender } from './stages.ts';

/** Gives the mobile dropdown its height while it is open, see `size-links.ts`. */
export function useLinksHeight(linksRef: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const isStatic = useIsStatic();
  const hasSeenDismissal = useRef(false);
  useLayoutEffect(() => {
    const handleDismissal = () => {
      hasSeenDismissal.current = true;
    };
    document.addEventListener('announcementdismiss', handleDismissal);
    return () => document.removeEventListener('announcementdismiss', handleDismissal);
  }, []);
  useLayoutEffect(() => {
    if (isOpen && !isStatic && linksRef.current)
      return afterRender.get()?.sizeLinks(linksRef.current, hasSeenDismissal);
  }, [linksRef, isOpen, isStatic]);
}
