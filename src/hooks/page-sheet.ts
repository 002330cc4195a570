/**
 * Has the document adopt a style sheet: the one way to tell the page something without writing into its nodes
 * (contract §4).
 */
export function adoptPageSheet(text: string): { readonly sheet: CSSStyleSheet; readonly remove: () => void } {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  return { sheet, remove };
}
