import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import SimpleBar from 'simplebar-core';
import { SCROLLBAR_MIN_SIZE_PX } from '../constants.ts';

/** Our names for the nodes that SimpleBar looks for; its own style sheet is not used. */
const CLASS_NAMES = {
  contentWrapper: 'scroll-view',
  contentEl: 'scroll-content',
  wrapper: 'scroll-measures',
  placeholder: 'scroll-measure',
  heightAutoObserverEl: 'scroll-measure',
  track: 'scroll-track',
  vertical: 'scroll-vertical',
  horizontal: 'scroll-horizontal',
  scrollbar: 'scroll-thumb',
  visible: 'scroll-visible',
  dragging: 'scroll-dragging',
};

// SimpleBar would find this out with nodes in the page's body, by `innerHTML`; it is the same in every engine of today.
SimpleBar.rtlHelpers = { isScrollOriginAtZero: true, isScrollingToNegative: true };

/**
 * Scrolls natively, with the scrollbar of §9 drawn over it: at least 25 px long, gone after 1000 ms, 40 px a frame
 * while it follows a press on its track. It is no stop for Tab, and keys go to whatever has the focus.
 */
export function ScrollArea({ children }: { readonly children: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!rootRef.current) return;
    const bar = new SimpleBar(rootRef.current, { classNames: CLASS_NAMES, scrollbarMinSize: SCROLLBAR_MIN_SIZE_PX });
    return () => bar.unMount();
  }, []);
  const keepFocus = (event: MouseEvent) => event.preventDefault(); // A press on the scrollbar leaves the input its focus.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps the mouse from something, it does nothing with it.
    <div ref={rootRef} className="results" onMouseDown={keepFocus}>
      <div className="scroll-view" tabIndex={-1}>
        <div className="scroll-content">{children}</div>
      </div>
      {/* The layout is CSS's job, at once; SimpleBar wants to measure these and finds nothing. */}
      <span className="scroll-measures" hidden>
        <span className="scroll-measure" />
      </span>
      <span className="scroll-track scroll-horizontal" hidden>
        <span className="scroll-thumb" />
      </span>
      <span className="scroll-track scroll-vertical">
        <span className="scroll-thumb" />
      </span>
    </div>
  );
}
