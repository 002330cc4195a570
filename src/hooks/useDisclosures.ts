import { type RefObject, useEffect, useRef, useState } from 'react';

/** Why something opened or closed: `detail.reason` of the open and close events. Contract §3 and §4. */
export type DisclosureReason = 'click' | 'escape' | 'outside' | 'focus' | 'switch' | 'layout';

export interface DisclosuresOptions {
  /** What contains all triggers and what they open. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** True: several may be open together (the accordion of §4). */
  readonly allowsSeveral: boolean;
  /** @returns false to keep it closed. */
  readonly onOpen: (key: string, reason: DisclosureReason) => boolean;
  readonly onClose: (key: string, reason: DisclosureReason) => void;
}

export interface Disclosures {
  readonly openKeys: readonly string[];
  readonly toggle: (key: string) => void;
  readonly close: (reason: DisclosureReason) => void;
}

/** The innermost element an event began at, also inside shadow roots. */
function targetOf(event: Event): Node | null {
  const [target] = event.composedPath();
  return target instanceof Node ? target : null;
}

/**
 * A group of disclosures: buttons that show and hide what `aria-controls` names (rows N2, N3, P8). Escape closes and
 * returns focus to the trigger; a press outside, or focus that leaves, closes without pulling focus back.
 */
export function useDisclosures({ rootRef, allowsSeveral, onOpen, onClose }: DisclosuresOptions): Disclosures {
  const [openKeys, setOpenKeys] = useState<readonly string[]>([]);
  const close = (reason: DisclosureReason) => {
    if (openKeys.length === 0) return;
    setOpenKeys([]);
    for (const key of openKeys) onClose(key, reason);
  };
  const toggle = (key: string) => {
    if (openKeys.includes(key)) {
      setOpenKeys(openKeys.filter((openKey) => openKey !== key));
      onClose(key, 'click');
      return;
    }
    if (!onOpen(key, 'click')) return;
    setOpenKeys(allowsSeveral ? [...openKeys, key] : [key]);
    if (!allowsSeveral) for (const openKey of openKeys) onClose(openKey, 'switch');
  };

  const latest = useRef({ close, openKeys, allowsSeveral });
  useEffect(() => {
    latest.current = { close, openKeys, allowsSeveral };
  });
  const isOpen = openKeys.length > 0;
  useEffect(() => {
    const root = rootRef.current;
    if (!isOpen || !root) return;
    const isInside = (node: Node | null) => node !== null && root.contains(node);
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || latest.current.allowsSeveral) return;
      const [key] = latest.current.openKeys;
      latest.current.close('escape');
      root.querySelector<HTMLElement>(`[data-trigger="${key}"]`)?.focus();
    };
    const handlePointerDown = (event: PointerEvent) => {
      if (!isInside(targetOf(event)) && !latest.current.allowsSeveral) latest.current.close('outside');
    };
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      // Without a related target the focus went nowhere, as it does when the window is left.
      if (relatedTarget instanceof Node && !isInside(relatedTarget) && !latest.current.allowsSeveral) {
        latest.current.close('focus');
      }
    };
    root.addEventListener('keydown', handleKeyDown);
    root.addEventListener('focusout', handleFocusOut);
    window.addEventListener('pointerdown', handlePointerDown);
    return () => {
      root.removeEventListener('keydown', handleKeyDown);
      root.removeEventListener('focusout', handleFocusOut);
      window.removeEventListener('pointerdown', handlePointerDown);
    };
  }, [isOpen, rootRef]);

  return { openKeys, toggle, close };
}
