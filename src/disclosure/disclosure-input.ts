import type { RefObject } from 'react';
import { loadCode } from '../stages/load-code.ts';
import { attachArrowKeys } from './arrow-keys.ts';
import type { EarlyInput } from './early-input.ts';
import { attachFollowedLinks } from './followed-links.ts';
import type { DisclosureGroup, GroupOptions } from './group.ts';
import type { HoverDelays, HoverIntent } from './hover-intent.ts';
import { attachLightDismiss } from './light-dismiss.ts';
import { activeIn, hoverKey } from './markup.ts';
import { attachWayBack } from './way-back.ts';

/** Header and sub-navigation need the same file. */
let isToldOfHover = false;

/** The innermost element that the mouse is over. */
function hoveredIn(root: HTMLElement): Element | null {
  return [...root.querySelectorAll(':hover')].at(-1) ?? null;
}

/**
 * Opens a group of disclosures by hover, see `hover-intent.ts`. That code comes where something can hover, else when a
 * mouse first moves over the page, so a phone never loads it.
 */
function awaitMouse(
  root: HTMLElement,
  group: DisclosureGroup,
  delays: () => HoverDelays,
  early: EarlyInput | undefined,
): () => void {
  let intent: HoverIntent | undefined;
  let isGone = false;
  let lastMove: PointerEvent | undefined;
  let enteredKey: string | undefined;
  let enteredAt = 0;
  const loadHoverIntent = () => loadCode(() => import('./hover-intent.ts'));
  const take = (event: PointerEvent, place: EventTarget | null | undefined) => {
    if (event.pointerType !== 'mouse') return;
    if (!lastMove) load();
    lastMove = event;
    const key = hoverKey(root, place);
    if (key === enteredKey) return;
    enteredKey = key;
    enteredAt = Date.now();
  };
  const handleMove = (event: PointerEvent) => take(event, event.composedPath()[0]);
  const load = () => {
    loadHoverIntent().then(
      ({ attachHoverIntent }) => {
        window.removeEventListener('pointermove', handleMove);
        if (isGone || !lastMove) return;
        // The mouse may rest where it came to while the code was on its way; what was closed there since stays closed.
        const isClosed = group.closedAt() >= enteredAt;
        intent = attachHoverIntent(root, group, delays, isClosed ? enteredKey : undefined);
        if (!isClosed) intent.move(lastMove, hoveredIn(root));
      },
      (error: unknown) => {
        if (!isToldOfHover) console.warn(`Nothing opens by hover, because its code cannot be loaded: ${error}`);
        isToldOfHover = true;
      },
    );
  };
  window.addEventListener('pointermove', handleMove, { passive: true });
  if (early?.move) take(early.move, hoveredIn(root));
  else if (matchMedia('(any-hover: hover)').matches) loadHoverIntent().catch(() => {}); // The first movement will say so.
  return () => {
    isGone = true;
    window.removeEventListener('pointermove', handleMove);
    intent?.detach();
  };
}

/** What decides which input a group answers to. */
export interface InputOptions extends Pick<GroupOptions, 'allowsSeveral'> {
  /** False for a list such as the mobile menu, where arrow keys scroll and nothing opens by hover. */
  readonly isBar: boolean;
  /** Absent where nothing opens by hover at all. */
  readonly hover?: HoverDelays | undefined;
}

/** Presses keys again that came before there was code that answers them, each where the one before has led. */
function replayKeys(root: HTMLElement, keys: readonly string[]): void {
  for (const key of keys) {
    const active = activeIn(root);
    if (!root.contains(active)) return;
    active?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
}

/**
 * What keys, presses elsewhere, followed links, the way back and the mouse do to a group of disclosures; its triggers answer to clicks by themselves.
 * Inside the root, `data-hover="key"` marks what belongs to a disclosure; for arrow keys, `data-item` marks the items of
 * the bar and `data-columns` what holds columns.
 *
 * @param early - what a person did before this came.
 */
export function attachDisclosureInput(
  root: HTMLElement,
  group: DisclosureGroup,
  latest: RefObject<InputOptions>,
  early?: EarlyInput,
): () => void {
  const { isBar, allowsSeveral, hover } = latest.current;
  const detachments = [
    attachFollowedLinks(root, group),
    attachWayBack(group),
    ...(allowsSeveral ? [] : [attachLightDismiss(root, group)]),
    ...(isBar ? [attachArrowKeys(root, group)] : []),
    ...(isBar && hover ? [awaitMouse(root, group, () => latest.current.hover ?? hover, early)] : []),
  ];
  if (isBar && early) queueMicrotask(() => replayKeys(root, early.keys)); // After the effects: a key renders at once.
  return () => {
    for (const detach of detachments) detach();
  };
}
