import { fallbackStyle } from '../../src/hooks/fallback-style.ts';
import type { RestoredSheet } from '../snapshot/restored.ts';

/** One sheet for each file and document: a constructed sheet can only be adopted in the document that made it. */
const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();

function sharedSheet(document: Document, text: string): CSSStyleSheet {
  const sheets = sheetsByDocument.get(document) ?? new Map<string, CSSStyleSheet>();
  sheetsByDocument.set(document, sheets);
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new (document.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

/**
 * Makes a shadow root adopt the given style sheets; all instances of a document share one sheet for each file.
 * A root that came with its own `<style>` or `<link>` (declarative shadow DOM) gets only what they lack: nothing, but
 * for a bar that was printed alone, or by another version. One that the loader has restored keeps its own sheet, too.
 *
 * Where sheets cannot be adopted, the root gets `<style>` elements.
 *
 * The last sheet is the root's own and does nothing: WebKit lets roots with the same sheets share what their media
 * queries came to, also when the window has been resized since, and looks past a sheet without rules.
 */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  const children = [...root.children];
  if (children.some((child) => child.matches('link[rel="stylesheet"]'))) return;
  // A policy of the page refuses what is printed inline, and not what is adopted.
  const printed = children
    .filter((child) => child instanceof HTMLStyleElement && child.sheet)
    .map(({ textContent }) => textContent);
  const missing = styles.filter((text) => !printed.includes(text));
  if (missing.length === 0) return;
  const document = root.ownerDocument;
  try {
    const restored = root.adoptedStyleSheets.filter((sheet: RestoredSheet) => sheet.isRestored);
    const ownSheet = new (document.defaultView ?? window).CSSStyleSheet();
    ownSheet.insertRule(':host {}');
    root.adoptedStyleSheets = [...restored, ...missing.map((text) => sharedSheet(document, text)), ownSheet];
  } catch {
    root.append(...missing.map((text) => fallbackStyle(document, text)));
  }
}
