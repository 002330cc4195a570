import { isShortcut } from '../core/search/pressed-shortcut.ts';
import { givenShortcut, isAppleSystem } from '../core/search/shortcut.ts';

/** True where the person is typing: the keys belong to that field (row D5). */
export function isField(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !/^(?:button|submit|reset|checkbox|radio|image)$/.test(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}

function isShortcutOf(search: Element, event: KeyboardEvent): boolean {
  return isShortcut(givenShortcut(search.getAttribute('shortcut')), event, isAppleSystem(navigator.platform));
}

/** Whether a key types something. Control and Alt together are AltGr, with which letters are typed. */
export function isTyped({ key, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !metaKey && ctrlKey === altKey;
}

/** Whether a key opens a search: its shortcut, pressed outside of a field (contract §5, row D5). */
export function isOpeningKey(search: Element, event: KeyboardEvent): boolean {
  return isShortcutOf(search, event) && !isField(event.composedPath()[0]);
}

/** Whether a key closes a search that is open: its shortcut, in its field too, unless that is typed there. */
export function isClosingKey(search: Element, event: KeyboardEvent): boolean {
  return isShortcutOf(search, event) && !isTyped(event);
}

/**
 * Uses a key, unless the page does.
 *
 * @param event - in its capturing phase: what is added while it is on its way comes after everything that the page has
 * added, whenever. Where the page stops it on its way, the next key ends the listening.
 */
export function unlessUsed(event: KeyboardEvent, use: () => void): void {
  const handleLast = (last: KeyboardEvent) => {
    if (last !== event || last.defaultPrevented) return;
    last.preventDefault();
    use();
  };
  window.addEventListener('keydown', handleLast, { once: true });
}
