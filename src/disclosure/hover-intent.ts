import { type HandleClose, safePolygon } from '@floating-ui/react';
import type { DisclosureGroup } from './group.ts';
import { hoverKey, popupOf, triggerOf } from './markup.ts';

/** Delays of opening and closing by hover, in ms. Specification §9; attributes of the header. */
export interface HoverDelays {
  readonly openDelay: number;
  readonly skipDelay: number;
  readonly closeDelay: number;
}

export interface HoverIntent {
  /** Tells of a movement of the mouse. @param target - where it is, the innermost element. */
  readonly move: (event: PointerEvent, target: EventTarget | null) => void;
  readonly detach: () => void;
}

/**
 * Opens and closes a group of disclosures by the mouse (rows P1 to P4, P6, P9). Inside the root, `data-hover="key"`
 * marks what belongs to a disclosure: its trigger and what it opens.
 *
 * Only movements count, never the page moving under a resting mouse: a header that comes back while the page scrolls,
 * or a new page under the mouse that followed a link, opens nothing.
 *
 * @param keyAtStart - where the mouse is already; to open it, the mouse must come anew.
 */
export function attachHoverIntent(
  root: HTMLElement,
  group: DisclosureGroup,
  delays: () => HoverDelays,
  keyAtStart: string | undefined,
): HoverIntent {
  let hoveredKey = keyAtStart;
  let isOverPopup = false;
  let isPressLast = false;
  let point: { readonly clientX: number; readonly clientY: number } | undefined;
  let openTimer: ReturnType<typeof setTimeout> | undefined;
  let closeTimer: ReturnType<typeof setTimeout> | undefined;
  /** While the mouse is on its way from the trigger to what it opened; ends itself when the mouse leaves that way. */
  let follow: ((event: MouseEvent) => void) | undefined;

  const openHovered = () => {
    if (hoveredKey === undefined) return;
    clearTimeout(closeTimer);
    follow = undefined;
    group.open(hoveredKey, 'hover');
  };
  /** Not by `:focus-visible` in the popup: WebKit does not see it where a key has had a script move the focus. */
  const isHeldByKeyboard = (key: string) =>
    (!isPressLast && popupOf(root, key)?.matches(':focus-within')) || triggerOf(root, key)?.matches(':focus-visible');
  const finishLeaving = () => {
    follow = undefined;
    const [openKey] = group.openKeys();
    if (openKey === undefined || openKey === hoveredKey) return;
    if (hoveredKey !== undefined) openHovered();
    else if (!isHeldByKeyboard(openKey)) group.close('hover');
  };
  const waitForReturn = () => {
    clearTimeout(closeTimer);
    closeTimer = setTimeout(finishLeaving, delays().closeDelay);
  };

  const startFollowing = (openKey: string) => {
    if (isOverPopup || !point) return;
    const context = {
      x: point.clientX,
      y: point.clientY,
      placement: 'bottom',
      elements: { domReference: triggerOf(root, openKey), floating: popupOf(root, openKey) },
      onClose: () => {
        follow = undefined;
      },
    } as unknown as Parameters<HandleClose>[0]; // The rest of a floating-ui context is not read.
    // Without `requireIntent`: it measures speed, and would take the panel away from slow hands.
    follow = safePolygon({ requireIntent: false })(context);
  };
  const isFollowing = () => follow !== undefined;
  /** On the way to the popup, what lies between is not meant (row P3); off the way, it opens at once (row P2). */
  const goOn = (event: PointerEvent) => {
    follow?.(event);
    if (isFollowing()) waitForReturn();
    else openHovered();
  };

  const enter = (key: string | undefined, event: PointerEvent) => {
    const leftKey = hoveredKey;
    hoveredKey = key;
    clearTimeout(openTimer);
    const [openKey] = group.openKeys();
    if (openKey === undefined) {
      const { openDelay, skipDelay } = delays();
      if (Date.now() - group.closedAt() < skipDelay) openHovered();
      else if (key !== undefined) {
        const enteredAt = Date.now();
        openTimer = setTimeout(() => {
          if (group.closedAt() < enteredAt) openHovered(); // Else a click has opened it meanwhile, and Escape closed it.
        }, openDelay);
      }
      return;
    }
    if (key === openKey) {
      clearTimeout(closeTimer);
      follow = undefined;
      return;
    }
    waitForReturn();
    if (leftKey === openKey) startFollowing(openKey);
    goOn(event);
  };

  const move: HoverIntent['move'] = (event, target) => {
    if (event.pointerType !== 'mouse') return;
    const key = hoverKey(root, target);
    if (key !== hoveredKey) enter(key, event);
    else if (follow) goOn(event);
    isOverPopup = key !== undefined && popupOf(root, key)?.contains(target as Node) === true;
    point = event;
  };
  const handleMove = (event: PointerEvent) => move(event, event.target);
  const handleLeave = (event: PointerEvent) => move(event, null);
  const handleDown = () => {
    isPressLast = true;
    clearTimeout(openTimer); // The click that follows decides.
  };
  const handleKeyDown = () => {
    isPressLast = false;
  };

  root.addEventListener('pointermove', handleMove, { passive: true });
  root.addEventListener('pointerleave', handleLeave);
  root.addEventListener('pointerdown', handleDown);
  window.addEventListener('keydown', handleKeyDown, { capture: true });
  return {
    move,
    detach: () => {
      clearTimeout(openTimer);
      clearTimeout(closeTimer);
      root.removeEventListener('pointermove', handleMove);
      root.removeEventListener('pointerleave', handleLeave);
      root.removeEventListener('pointerdown', handleDown);
      window.removeEventListener('keydown', handleKeyDown, { capture: true });
    },
  };
}
