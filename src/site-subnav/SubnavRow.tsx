import { type FocusEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import type { SubnavTexts } from '../core/locale/text-types.ts';
import { Icon } from '../parts/Icon.tsx';
import { revealInRow, scrollOn } from './scroll-row.ts';
import { useCurrentInView } from './useCurrentInView.ts';
import { useScrollEdges } from './useScrollEdges.ts';

export interface SubnavRowProps {
  readonly texts: SubnavTexts;
  readonly itemCount: number;
  /** Index of the item that the page being read stands in; -1 if there is none. */
  readonly currentIndex: number;
  /** The items. */
  readonly children: ReactNode;
}

/** Keeps the focus where it is: the buttons are for the mouse, keys reach every link without them. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The entries, in a row that scrolls where they do not fit. It follows the focus and the page being read (row S6). */
export function SubnavRow({ texts, itemCount, currentIndex, children }: SubnavRowProps) {
  const rowRef = useRef<HTMLUListElement>(null);
  const { canGoBackward, canGoForward } = useScrollEdges(rowRef, itemCount);
  useCurrentInView(rowRef, currentIndex);
  const handleFocus = ({ target, currentTarget }: FocusEvent<HTMLUListElement>) => {
    // A press must not move what it presses.
    const item = target.matches(':focus-visible') && target.closest('.entry');
    // After the browser's own scrolling, which stops as soon as the item can be seen, and in WebKit comes later.
    if (item) requestAnimationFrame(() => revealInRow(currentTarget, item));
  };
  const button = (direction: 'backward' | 'forward', isNeeded: boolean) => (
    <button
      type="button"
      className="scroll"
      part="scroll"
      data-direction={direction}
      hidden={!isNeeded}
      tabIndex={-1}
      aria-label={direction === 'forward' ? texts.scrollForward : texts.scrollBackward}
      onMouseDown={keepFocus}
      onClick={() => rowRef.current && scrollOn(rowRef.current, direction)}
    >
      <Icon name="chevron" />
    </button>
  );
  return (
    // Firefox makes a stop of whatever scrolls; the links in it are stops enough.
    <div className="row" tabIndex={-1}>
      {button('backward', canGoBackward)}
      <ul ref={rowRef} className="entries" part="list" tabIndex={-1} onFocus={handleFocus}>
        {children}
      </ul>
      {button('forward', canGoForward)}
    </div>
  );
}
