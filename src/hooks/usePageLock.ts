import { useLayoutEffect } from 'react';
import bodyLockCss from './body-lock.css';
import pageGutterCss from './page-gutter.css';
import pageLockCss from './page-lock.css';
import { adoptPageSheet } from './page-sheet.ts';

/** True if the body's `overflow` is what the viewport goes by: it is where the root has none of its own. */
function isBodyInCharge(): boolean {
  const { overflowX, overflowY } = getComputedStyle(document.documentElement);
  return overflowX === 'visible' && overflowY === 'visible' && getComputedStyle(document.body).overflow !== 'visible';
}

/**
 * Keeps the page from scrolling while something modal is open (§4), without a sideways jump: where the scrollbar took
 * room, its place stays. An adopted sheet does it: nothing is written into the page's own nodes. Where the viewport goes
 * by the body's `overflow`, that is set: the root's would make the body a scroller, in which nothing sticks any more.
 *
 * @returns what lets the page go again.
 */
export function lockPage(): () => void {
  const { clientWidth } = document.documentElement;
  const locks = [adoptPageSheet(isBodyInCharge() ? bodyLockCss : pageLockCss)];
  if (window.innerWidth > clientWidth) locks.push(adoptPageSheet(pageGutterCss));
  return () => {
    for (const { remove } of locks) remove();
  };
}

/** Keeps the page from scrolling while something is open, from the commit that opens it. */
export function usePageLock(isLocked: boolean): void {
  useLayoutEffect(() => (isLocked ? lockPage() : undefined), [isLocked]);
}
