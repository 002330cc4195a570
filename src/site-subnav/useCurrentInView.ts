import { type RefObject, useEffect } from 'react';
import { revealInColumn, revealInRow } from './scroll-row.ts';

/**
 * Begins where the page being read is: scrolls the item there into view whenever the list comes to be shown, by the
 * element's reveal, by crossing 991 px or by opening the mobile dropdown. It does not scroll while a person looks at it.
 *
 * @param currentIndex - of the item that holds the link to the page being read; -1 if there is none.
 */
export function useCurrentInView(rowRef: RefObject<HTMLElement | null>, currentIndex: number): void {
  useEffect(() => {
    const row = rowRef.current;
    const item = row?.children[currentIndex];
    const column = row?.parentElement;
    if (!row || !item || !column) return;
    let wasShown = false;
    const observer = new ResizeObserver(() => {
      const isShown = row.clientWidth > 0;
      if (isShown && !wasShown) {
        const link = item.querySelector('[aria-current="page"]');
        revealInRow(row, item, 'instant');
        revealInColumn(column, link?.checkVisibility() ? link : item);
      }
      wasShown = isShown;
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [rowRef, currentIndex]);
}
