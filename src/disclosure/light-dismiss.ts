import type { DisclosureGroup } from './group.ts';
import { activeIn, popupOf, triggerOf } from './markup.ts';

/** The innermost element an event began at, also inside shadow roots. */
function targetOf(event: Event): Element | null {
  const [target] = event.composedPath();
  return target instanceof Element ? target : null;
}

/**
 * Closes what is open in a group by Escape, which returns focus to the trigger if it was inside; by a press outside, or
 * focus that leaves, without pulling focus back (rows N3, P8).
 */
export function attachLightDismiss(root: HTMLElement, group: DisclosureGroup): () => void {
  const isInOpen = (node: Node | null) =>
    group.openKeys().some((key) => triggerOf(root, key)?.contains(node) || popupOf(root, key)?.contains(node));
  let isTriggerPressed = false;
  const handleKeyDown = (event: KeyboardEvent) => {
    isTriggerPressed = false;
    if (event.key !== 'Escape' || event.isComposing) return;
    const [key = ''] = group.openKeys();
    const hasFocus = isInOpen(activeIn(root));
    group.close('escape');
    if (hasFocus) triggerOf(root, key)?.focus();
  };
  const handlePointerDown = (event: PointerEvent) => {
    const target = targetOf(event);
    // Another trigger will switch by its click, without a closed frame in between (row P7).
    isTriggerPressed =
      group.openKeys().length > 0 && root.contains(target) && target?.closest('[data-trigger]') !== null;
    if (!isInOpen(target) && !isTriggerPressed) group.close('outside');
  };
  const handleFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    // Without a related target the focus went nowhere, as it does when the window is left.
    if (isTriggerPressed || !(relatedTarget instanceof Node) || isInOpen(relatedTarget)) return;
    if (isInOpen(target as Node) || !root.contains(relatedTarget)) group.close('focus');
  };
  // On the window, because hover opens without moving the focus here (row P9).
  window.addEventListener('keydown', handleKeyDown, { capture: true });
  window.addEventListener('pointerdown', handlePointerDown);
  root.addEventListener('focusout', handleFocusOut);
  return () => {
    window.removeEventListener('keydown', handleKeyDown, { capture: true });
    window.removeEventListener('pointerdown', handlePointerDown);
    root.removeEventListener('focusout', handleFocusOut);
  };
}
