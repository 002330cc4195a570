import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { REFLEX_CLICK_MS } from '../constants.ts';
import { noticePerson, untilPerson } from '../hooks/person.ts';
import type { Later } from '../hooks/useLater.ts';
import type { HoverDelays } from './hover-intent.ts';
import type { CloseReason, OpenReason } from './reasons.ts';

export interface DisclosuresOptions {
  /** What contains all triggers and what they open; for the marks that keys and mouse need in it see `disclosure-input.ts`. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** True: several may be open together (the accordion of §4). */
  readonly allowsSeveral: boolean;
  /** False for a list such as the mobile menu, where arrow keys scroll and nothing opens by hover. */
  readonly isBar: boolean;
  /** Absent where nothing opens by hover at all. */
  readonly hover?: HoverDelays | undefined;
  /** What has to be there before anything opens; loaded with the first sign of a person. */
  readonly openedParts: Later<unknown>;
  /** @returns false to keep it closed. */
  readonly onOpen: (key: string, reason: OpenReason) => boolean;
  readonly onClose: (key: string, reason: CloseReason) => void;
}

interface DisclosuresState {
  readonly openKeys: readonly string[];
  /** What closed last; it may still be on its way out. */
  readonly leavingKey?: string | undefined;
  /** True if `leavingKey` gave way to what is open now (row P7). */
  readonly isSwitch?: boolean;
}

/** What opens and closes a group from outside of React's renders. The object stays the same for good. */
export interface DisclosureGroup {
  /** What is open now, also before the next render. */
  readonly openKeys: () => readonly string[];
  /** When something closed last, by `Date.now()`. */
  readonly closedAt: () => number;
  /** @returns false if a listener cancelled it. */
  readonly open: (key: string, reason: OpenReason) => boolean;
  /** For clicks: opens, or closes what is open. A reflex click after hover opened it changes nothing (row P5). */
  readonly toggle: (key: string) => void;
  readonly close: (reason: CloseReason) => void;
}

export interface Disclosures extends DisclosuresState, Pick<DisclosureGroup, 'open' | 'toggle' | 'close'> {
  readonly group: DisclosureGroup;
}

/** The button that opens `key`. */
export function triggerOf(root: HTMLElement, key: string): HTMLElement | null {
  return root.querySelector(`[data-trigger="${key}"]`);
}

/** What the trigger of `key` opens. */
export function popupOf(root: HTMLElement, key: string): HTMLElement | null {
  return root.querySelector(`[id="${key}"]`);
}

/**
 * A group of disclosures: buttons that show and hide what `aria-controls` names (rows N2, N3, N10, P5, P8). Escape
 * closes, and returns focus to the trigger if it was inside; a press outside, or focus that leaves, closes without
 * pulling focus back.
 */
export function useDisclosures(options: DisclosuresOptions): Disclosures {
  const [state, setState] = useState<DisclosuresState>({ openKeys: [] });
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const group = useMemo(() => createGroup(latest, setState), []);
  const { rootRef, isBar, allowsSeveral, openedParts } = options;
  // Clicks, and so Enter and Space, open as soon as what they open has come; the rest follows.
  useEffect(() => {
    const root = rootRef.current;
    if (!root) return;
    let detach: (() => void) | undefined;
    let isGone = false;
    untilPerson()
      .then(() => Promise.all([import('./disclosure-input.ts'), openedParts.load().catch(() => {})]))
      .then(
        ([{ attachDisclosureInput }]) => {
          if (!isGone) detach = attachDisclosureInput(root, group, latest);
        },
        (error: unknown) => console.warn(`Only clicks open and close: ${error}`),
      );
    return () => {
      isGone = true;
      detach?.();
    };
  }, [rootRef, group, isBar, allowsSeveral, openedParts]);
  return { ...state, group, open: group.open, toggle: group.toggle, close: group.close };
}

function createGroup(
  latest: RefObject<DisclosuresOptions>,
  setState: (state: DisclosuresState) => void,
): DisclosureGroup {
  let openKeys: readonly string[] = [];
  let closedAt = Number.NEGATIVE_INFINITY;
  let hoverOpenedAt = Number.NEGATIVE_INFINITY;
  const change = (state: DisclosuresState) => {
    openKeys = state.openKeys;
    setState(state);
  };
  const closeKeys = (keys: readonly string[], reason: CloseReason) => {
    closedAt = Date.now();
    for (const key of keys) latest.current.onClose(key, reason);
  };
  const open: DisclosureGroup['open'] = (key, reason) => {
    if (openKeys.includes(key)) return true;
    const { allowsSeveral, onOpen } = latest.current;
    if (!onOpen(key, reason)) return false;
    noticePerson(); // Escape will be wanted, even if a script has clicked.
    hoverOpenedAt = reason === 'hover' ? Date.now() : Number.NEGATIVE_INFINITY;
    const replaced = allowsSeveral ? [] : openKeys;
    change({
      openKeys: allowsSeveral ? [...openKeys, key] : [key],
      leavingKey: replaced[0],
      isSwitch: replaced.length > 0,
    });
    if (replaced.length > 0) closeKeys(replaced, 'switch');
    return true;
  };
  const closeOnly = (keys: readonly string[], reason: CloseReason) => {
    if (keys.length === 0) return;
    change({ openKeys: openKeys.filter((key) => !keys.includes(key)), leavingKey: keys[0] });
    closeKeys(keys, reason);
  };
  const toggle = (key: string) => {
    const isReflex = Date.now() - hoverOpenedAt < REFLEX_CLICK_MS;
    hoverOpenedAt = Number.NEGATIVE_INFINITY; // The second click is none.
    if (!openKeys.includes(key)) open(key, 'click');
    else if (!isReflex) closeOnly([key], 'click');
  };
  return {
    openKeys: () => openKeys,
    closedAt: () => closedAt,
    open,
    close: (reason) => closeOnly(openKeys, reason),
    toggle: (key) => latest.current.openedParts.whenLoaded(() => latest.current.rootRef.current && toggle(key)),
  };
}
