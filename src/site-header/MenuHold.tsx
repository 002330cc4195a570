import { type RefObject, useLayoutEffect } from 'react';
import { attachFollowedLinks } from '../disclosure/followed-links.ts';
import type { DisclosureGroup } from '../disclosure/group.ts';
import { lift, showWhileOpen } from '../disclosure/top-layer.ts';
import { attachWayBack } from '../disclosure/way-back.ts';
import { usePageLock } from '../hooks/usePageLock.ts';
import { holdPage } from './inert-page.ts';

export interface MenuHoldProps {
  /** The whole header. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** The menu. */
  readonly group: DisclosureGroup;
}

/** What Tab goes through while the menu is open: the hamburger, then the menu's entries. */
function stopsOf(root: HTMLElement): readonly HTMLElement[] {
  const stops = root.querySelectorAll<HTMLElement>('.menu :is(a[href], button)');
  const hamburger = root.querySelector<HTMLElement>('.hamburger');
  return [...(hamburger ? [hamburger] : []), ...stops].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }),
  );
}

/**
 * Places the menu and holds page and focus while it is open, and nothing when it is not rendered (row M2): the page does not scroll and is inert,
 * Tab goes round from the hamburger to the last entry, Escape closes, and so do a link and the way back. Focus that leaves the header all the same, by
 * script or into a dialog, closes the menu: it would cover what has the focus.
 */
export function MenuHold({ rootRef, group }: MenuHoldProps) {
  // The menu is fixed below the bar, wherever the page has the bar, and follows it when the announcement goes.
  useLayoutEffect(() => {
    const menu = rootRef.current?.querySelector<HTMLElement>('.menu');
    const bar = rootRef.current?.querySelector('.bar');
    if (!menu || !bar) return;
    lift(menu); // First of all: what WebKit has laid out as fixed in a transformed page it lays out no more in the top layer.
    const end = showWhileOpen(menu, bar);
    const release = holdPage((menu.getRootNode() as ShadowRoot).host);
    // At once, not with the next render: a router may keep a copy of the page that is left.
    const unsubscribe = group.subscribe(() => group.openKeys().length === 0 && release());
    return () => {
      unsubscribe();
      release();
      end();
    };
  }, [rootRef, group]);
  usePageLock(true);
  // With the menu, too: a link in it may be followed, or the way back taken, before the browser paints.
  useLayoutEffect(() => {
    const root = rootRef.current;
    if (!root) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const stops = stopsOf(root);
      if (event.key === 'Escape') {
        group.close('escape');
        stops[0]?.focus();
        return;
      }
      const target = event.composedPath()[0] as HTMLElement;
      const index = stops.indexOf(target);
      const isElsewhere = index < 0 && root.contains(target); // In the bar, which the menu does not cover.
      const isTab = event.key === 'Tab' || event.code === 'Tab'; // WebKitGTK calls the key with Shift «Unidentified».
      if (!isTab || event.altKey || event.ctrlKey || event.metaKey || isElsewhere) return;
      event.preventDefault();
      stops.at(index < 0 ? 0 : (index + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
    };
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !root.contains(relatedTarget)) group.close('focus');
    };
    const detachments = [attachFollowedLinks(root, group), attachWayBack(group)];
    window.addEventListener('keydown', handleKeyDown);
    root.addEventListener('focusout', handleFocusOut);
    return () => {
      for (const detach of detachments) detach();
      window.removeEventListener('keydown', handleKeyDown);
      root.removeEventListener('focusout', handleFocusOut);
    };
  }, [rootRef, group]);
  return null;
}
