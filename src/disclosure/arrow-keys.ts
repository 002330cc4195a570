import { flushSync } from 'react-dom';
import { hasModifier } from '../core/links/has-modifier.ts';
import type { DisclosureGroup } from './group.ts';
import { popupOf, triggerOf } from './markup.ts';

type Direction = 'next' | 'previous' | 'first' | 'last';

/** By both names of the option: Firefox knew only the second one before 122. */
const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true });

/** What can have the focus inside an element, in reading order. */
function linksIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('a[href], button')].filter(isShown);
}

/** The one after or before `from`; at the ends `undefined`. */
function step(elements: readonly HTMLElement[], from: HTMLElement, direction: Direction): HTMLElement | undefined {
  if (direction === 'first') return elements[0];
  if (direction === 'last') return elements.at(-1);
  return elements[elements.indexOf(from) + (direction === 'next' ? 1 : -1)];
}

/** First link of the next or previous column; what stands outside of columns lies between them (row N9). */
function linkInNextColumn(popup: HTMLElement, from: HTMLElement, direction: Direction): HTMLElement | undefined {
  const wanted = direction === 'next' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const columns = [...popup.querySelectorAll('[data-columns] > *')].filter(
    (column) => !column.contains(from) && from.compareDocumentPosition(column) & wanted && linksIn(column).length > 0,
  );
  const column = columns.at(direction === 'next' ? 0 : -1);
  return column && linksIn(column)[0];
}

const SIDEWAYS: Readonly<Record<string, Direction>> = { ArrowRight: 'next', ArrowLeft: 'previous' };
const ENDS: Readonly<Record<string, Direction>> = { Home: 'first', End: 'last' };
const UP_AND_DOWN: Readonly<Record<string, Direction>> = { ArrowDown: 'next', ArrowUp: 'previous' };

/** Right to left, the next one stands on the left. */
function sideways(key: string, element: Element): Direction | undefined {
  const direction = SIDEWAYS[key];
  if (!direction || getComputedStyle(element).direction === 'ltr') return direction;
  return direction === 'next' ? 'previous' : 'next';
}

/** Where a key leads from an element inside of what a trigger opens (rows N8 and N9). */
function targetInPopup(root: HTMLElement, popup: HTMLElement, from: HTMLElement, key: string) {
  const column = sideways(key, from);
  if (column) return linkInNextColumn(popup, from, column);
  const direction = UP_AND_DOWN[key] ?? ENDS[key];
  if (!direction) return;
  const target = step(linksIn(popup), from, direction);
  return !target && direction === 'previous' ? triggerOf(root, popup.id) : target;
}

/** Where a key leads from an item of the bar (rows N5 to N7). */
function targetInBar(root: HTMLElement, group: DisclosureGroup, from: HTMLElement, key: string) {
  const { trigger } = from.dataset;
  if (key === 'ArrowDown' && trigger !== undefined) {
    const popup = popupOf(root, trigger);
    // At once, because what is not shown cannot take the focus.
    const isOpen = flushSync(() => group.open(trigger, 'key'));
    return isOpen && popup ? linksIn(popup)[0] : undefined;
  }
  const direction = sideways(key, from) ?? ENDS[key];
  const { item } = from.dataset;
  if (!direction || item === undefined) return;
  return step([...root.querySelectorAll<HTMLElement>(`[data-item="${item}"]`)].filter(isShown), from, direction);
}

/**
 * Arrow keys, Home and End in a bar of disclosures (rows N5 to N9). They add to Tab, which reaches everything by
 * itself. A key that leads nowhere is left to the browser at an end of the bar too: there it would only scroll.
 *
 * @param root - contains items and popups. In it, `data-item` marks the items of the bar and names their row, `data-columns` marks what
 * holds columns.
 */
export function attachArrowKeys(root: HTMLElement, group: DisclosureGroup): () => void {
  const handleKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (hasModifier(event) || event.defaultPrevented || !(target instanceof HTMLElement)) return;
    const popup = group
      .openKeys()
      .map((openKey) => popupOf(root, openKey))
      .find((open) => open?.contains(target));
    const next = popup ? targetInPopup(root, popup, target, key) : targetInBar(root, group, target, key);
    if (next) next.focus();
    // At the last link, Down would scroll the page, and so would Up on a trigger.
    if (next || (key in UP_AND_DOWN && (popup || 'trigger' in target.dataset))) event.preventDefault();
  };
  root.addEventListener('keydown', handleKeyDown);
  return () => root.removeEventListener('keydown', handleKeyDown);
}
