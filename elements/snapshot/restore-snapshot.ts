import { isFullyParsed } from '../page/fully-parsed.ts';
import { jsonChildOf } from '../page/json-child.ts';
import type { RestoredRoot, RestoredSheet } from './restored.ts';
import { type DataElement, snapshotKey, snapshotPageUrl } from './snapshot-key.ts';
import { isSnapshotOff, snapshotHead, storageEntry } from './snapshot-storage.ts';
import { type MakeElement, readSnapshot, type Snapshot } from './snapshot-tree.ts';

const make: MakeElement<Element> = (tag, attributes, children) => {
  const isDrawn = tag === 'svg' || tag === 'path';
  const element = document.createElementNS(`http://www.w3.org/${isDrawn ? '2000/svg' : '1999/xhtml'}`, tag);
  for (let index = 0; index < attributes.length; index += 2) {
    element.setAttribute(attributes[index] as string, attributes[index + 1] as string);
  }
  element.append(...children);
  return element;
};

/** Makes a shadow root with the places that a printed one has (`prerender/render-element.ts`). */
function build(element: DataElement, key: string, { css, nodes }: Snapshot<Element>): void {
  const root: RestoredRoot = make('div', ['data-root', '', 'data-prerendered', 'bar'], nodes);
  root.restoredPage = () =>
    element.config === undefined && snapshotKey(element) === key ? snapshotPageUrl() : undefined;
  const fallback = make('div', ['data-fallback', 'final', 'hidden', ''], [make('slot', [], [])]);
  const sheet: RestoredSheet = new CSSStyleSheet();
  sheet.isRestored = true;
  sheet.replaceSync(css);
  const shadow = element.attachShadow({ mode: 'open' });
  if (!element.shadowRoot) Object.defineProperty(element, 'shadowRoot', { value: shadow }); // As `site-element.ts` does.
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(root, fallback);
}

/** Shows the author's links in place of a restored bar, whose panels are empty without the element's code. */
export function dropSnapshot(element: Element): void {
  const root = element.shadowRoot?.querySelector<HTMLElement & RestoredRoot>('[data-root]');
  if (!root?.restoredPage || !element.querySelector('a[href]')) return;
  root.hidden = true;
  (root.nextSibling as HTMLElement).hidden = false;
}

/**
 * Shows what the session keeps of an element, if it was made by the same code of the same data, language and attributes
 * (contract §2, Second page). From then on the element is a pre-rendered one.
 *
 * @param file - the entry of the element's code.
 * @returns false as long as the parser has not read enough of the element to tell.
 */
export function restoreSnapshot(element: DataElement, file: string): boolean {
  const entry = storageEntry(element);
  try {
    if (isSnapshotOff(element)) sessionStorage.removeItem(entry);
    else if (!element.shadowRoot) {
      const text = sessionStorage.getItem(entry);
      if (!text) return true;
      if (!isFullyParsed(jsonChildOf(element) ?? element)) return false;
      const key = snapshotKey(element);
      const head = snapshotHead(file, key);
      const snapshot = text.startsWith(head) && readSnapshot(text.slice(head.length), make);
      if (snapshot) build(element, key, snapshot);
    }
  } catch {} // The storage is blocked: there is nothing.
  return true;
}
