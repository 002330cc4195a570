import { REFLEX_CLICK_MS } from '../constants.ts';
import type { CloseReason, OpenReason } from './reasons.ts';

/** What a group of disclosures asks and tells whoever renders it. */
export interface GroupOptions {
  /** True: several may be open together (the accordion of §4). */
  readonly allowsSeveral: boolean;
  /** What events call it; asked when it opens, because new data may be without it when it closes. Default: its key. */
  readonly nameOf?: (key: string) => string;
  /** @returns false to keep it closed. */
  readonly onOpen: (key: string, reason: OpenReason, name: string) => boolean;
  readonly onClose: (key: string, reason: CloseReason, name: string) => void;
}

export interface GroupState {
  readonly openKeys: readonly string[];
  /** What closed last; it may still be on its way out. */
  readonly leavingKey?: string | undefined;
  /** True if `leavingKey` gave way to what is open now (row P7). */
  readonly isSwitch?: boolean;
  /** True if what is open was open in static markup: it stays as it is, without a motion. */
  readonly isTakenOver?: boolean;
}

/** What opens and closes a group from outside of React's renders. The object stays the same for good. */
export interface DisclosureGroup {
  /** As it is now, also before the next render. */
  readonly state: () => GroupState;
  /** @param listener - told of each change, before what closed is told. */
  readonly subscribe: (listener: () => void) => () => void;
  /** What is open now. */
  readonly openKeys: () => readonly string[];
  /** When something closed last, by `Date.now()`. */
  readonly closedAt: () => number;
  /** @returns false if a listener cancelled it. */
  readonly open: (key: string, reason: OpenReason) => boolean;
  /** Opens what a person has opened in static markup. */
  readonly takeOver: (keys: readonly string[]) => void;
  /**
   * For clicks: opens, or closes what is open. A reflex click after hover opened it changes nothing, nor does an impatient
   * second press (row P5).
   *
   * @param isPress - of mouse, pen or finger, and no key.
   */
  readonly toggle: (key: string, isPress: boolean) => void;
  /** @param keys - what closes; all that is open by default. */
  readonly close: (reason: CloseReason, keys?: readonly string[]) => void;
}

/**
 * The rules by which disclosures open and close together (rows N2, P5, P10).
 *
 * @param options - asked anew each time.
 * @param whenReady - acts once there is all that what is pressed needs, and says whether that is still there itself.
 */
export function createGroup(
  options: () => GroupOptions,
  whenReady: (action: (isThere: boolean) => void) => void,
): DisclosureGroup {
  let state: GroupState = { openKeys: [] };
  const listeners = new Set<() => void>();
  let closedAt = Number.NEGATIVE_INFINITY;
  let hoverOpenedAt = Number.NEGATIVE_INFINITY;
  /** What has been pressed and waits for its code: pressed again, it is still asked for. */
  const awaited = new Set<string>();
  let pressOpened: { readonly key: string; readonly at: number } | undefined;
  const names = new Map<string, string>();
  const openKeys = () => state.openKeys;
  const change = (changed: GroupState) => {
    state = changed;
    for (const listener of listeners) listener();
  };
  const tellClosed = (keys: readonly string[], reason: CloseReason) => {
    closedAt = Date.now();
    for (const key of keys) options().onClose(key, reason, names.get(key) ?? key);
  };
  const open: DisclosureGroup['open'] = (key, reason) => {
    if (openKeys().includes(key)) return true;
    const { allowsSeveral, onOpen, nameOf } = options();
    const name = nameOf?.(key) ?? key;
    if (!onOpen(key, reason, name)) return false;
    names.set(key, name);
    hoverOpenedAt = reason === 'hover' ? Date.now() : Number.NEGATIVE_INFINITY;
    const replaced = allowsSeveral ? [] : openKeys();
    change({
      openKeys: allowsSeveral ? [...openKeys(), key] : [key],
      leavingKey: replaced[0],
      isSwitch: replaced.length > 0,
    });
    if (replaced.length > 0) tellClosed(replaced, 'switch');
    return true;
  };
  const close = (reason: CloseReason, keys = openKeys()) => {
    if (keys.length === 0) return;
    change({ openKeys: openKeys().filter((key) => !keys.includes(key)), leavingKey: keys[0] });
    tellClosed(keys, reason);
  };
  const toggle = (key: string, isPress: boolean) => {
    const now = Date.now();
    const isImpatient = isPress && pressOpened?.key === key && now - pressOpened.at < REFLEX_CLICK_MS;
    const isReflex = isImpatient || now - hoverOpenedAt < REFLEX_CLICK_MS;
    hoverOpenedAt = Number.NEGATIVE_INFINITY; // The second click is none.
    if (openKeys().includes(key)) {
      if (!isReflex) close('click', [key]);
    } else if (open(key, 'click') && isPress) pressOpened = { key, at: now };
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    openKeys,
    closedAt: () => closedAt,
    open,
    close,
    takeOver: (keys) => {
      for (const key of keys) {
        if (open(key, 'click')) pressOpened = { key, at: Date.now() };
      }
      change({ openKeys: openKeys(), isTakenOver: true });
    },
    toggle: (key, isPress) => {
      if (awaited.has(key)) return;
      awaited.add(key);
      whenReady((isThere) => {
        awaited.delete(key);
        if (isThere) toggle(key, isPress);
      });
    },
  };
}
