/**
 * Opens the `<site-search>` that a header belongs to: the one with the id of the `search` attribute, else the first on
 * the page (contract §3). A header with a prefix looks for a search with the same one.
 *
 * @param control - any element inside the header's shadow root.
 * @returns false if there is none, or its code has not come yet; the control is then the link that it is.
 */
export function openSearch(control: Element, id: string | undefined): boolean {
  const root = control.getRootNode();
  if (!(root instanceof ShadowRoot)) return false;
  const tagName = root.host.localName.replace(/header$/, 'search');
  const { ownerDocument: document } = control;
  const search = id === undefined ? document.querySelector(tagName) : document.getElementById(id);
  if (!search || !('show' in search) || typeof search.show !== 'function') return false;
  search.show();
  return true;
}
