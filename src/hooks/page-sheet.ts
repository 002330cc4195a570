import { fallbackStyle } from './fallback-style.ts';

/**
 * Has the document adopt a style sheet: the one way to tell the page something without writing into its nodes
 * (contract §4). Where sheets cannot be adopted, it gets a `<style>`.
 */
export function adoptPageSheet(text: string): { readonly sheet: CSSStyleSheet; readonly remove: () => void } {
  let sheet: CSSStyleSheet;
  try {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {
    const style = fallbackStyle(document, text);
    document.head.append(style);
    return { sheet: style.sheet as CSSStyleSheet, remove: () => style.remove() };
  }
  const remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  return { sheet, remove };
}
