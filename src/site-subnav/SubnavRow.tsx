import { type FocusEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { REFLEX_CLICK_MS } from '../constants.ts';
import type { SubnavTexts } from '../core/locale/text-types.ts';
import { isPress } from '../disclosure/markup.ts';
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

/** The button that was pressed last, while the mouse is on it, or a finger may come again. */
interface HeldButton {
  readonly direction: 'backward' | 'forward';
  readonly pressedAt: number;
}

/** Keeps the focus where it is: the buttons are for the mouse, keys reach every link without them. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The entries, in a row that scrolls where they do not fit. It follows the focus and the page being read (row S6). */
export function SubnavRow({ texts, itemCount, currentIndex, children }: SubnavRowProps) {
  const rowRef = useRef<HTMLUListElement>(null);
  const { canGoBackward, canGoForward } = useScrollEdges(rowRef, itemCount);
  const [held, setHeld] = useState<HeldButton>();
  useCurrentInView(rowRef, currentIndex);
  const handleFocus = ({ target, currentTarget }: FocusEvent<HTMLUListElement>) => {
    // A press must not move what it presses.
    const item = target.matches(':focus-visible') && target.closest('.entry');
    // After the browser's own scrolling, which stops as soon as the item can be seen, and in WebKit comes later.
    if (item) requestAnimationFrame(() => revealInRow(currentTarget, item));
  };
  /** At the end of the row it stays where it was pressed, or the next of quick clicks would follow the link below it. */
  const handlePress = (event: MouseEvent, direction: HeldButton['direction'], isNeeded: boolean) => {
    const isOver = !isNeeded && held && Date.now() - held.pressedAt >= REFLEX_CLICK_MS;
    setHeld(isPress(event) && !isOver ? { direction, pressedAt: Date.now() } : undefined);
    if (isNeeded && rowRef.current) scrollOn(rowRef.current, direction);
  };
  const button = (direction: HeldButton['direction'], isNeeded: boolean) => (
    <button
      type="button"
      className="scroll"
      part="scroll"
      data-direction={direction}
      hidden={!isNeeded && held?.direction !== direction}
      aria-disabled={(!isNeeded && held?.direction === direction) || undefined}
      tabIndex={-1}
      aria-label={direction === 'forward' ? texts.scrollForward : texts.scrollBackward}
      onMouseDown={keepFocus}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setHeld(undefined)}
      onClick={(event) => handlePress(event, direction, isNeeded)}
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
