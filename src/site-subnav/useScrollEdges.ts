import { type RefObject, useEffect, useState } from 'react';

/** Towards which ends a row can be scrolled. */
export interface ScrollEdges {
  readonly canGoBackward: boolean;
  readonly canGoForward: boolean;
}

/** Watches whether the first and the last item of a row can be seen, without listening to its scrolling (row S6). */
export function useScrollEdges(scrollerRef: RefObject<HTMLElement | null>, itemCount: number): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ canGoBackward: false, canGoForward: false });
  useEffect(() => {
    const root = scrollerRef.current;
    const [first, last] = [root?.firstElementChild, root?.lastElementChild];
    if (!root || !first || !last || itemCount === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const isCut = intersectionRatio < 0.98; // Of 1: widths are fractions.
          if (target === first) setEdges((known) => ({ ...known, canGoBackward: isCut }));
          if (target === last) setEdges((known) => ({ ...known, canGoForward: isCut }));
        }
      },
      { root, threshold: [0, 0.98] },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [scrollerRef, itemCount]);
  return edges;
}
