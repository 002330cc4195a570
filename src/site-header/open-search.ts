/** A `<site-search>`, as far as a header needs it. */
interface Search extends Element {
  show(): void;
}

/** The tag of the search that belongs to a header: the one with the same prefix. */
export function searchTagName(header: Element): string {
  return header.localName.replace(/header$/, 'search');
}

/**
 * The `<site-search>` that a header belongs to: the one with the id of the `search` attribute, else the first on the
 * page (contract §3); one in the header's own shadow root, such as a Lit component's, before those of the document.
 *
 * @param header - the header's element.
 * @returns `undefined` if there is none, or nothing stands in for its code yet.
 */
export function searchOf(header: Element, id: string | undefined): Search | undefined {
  const selector = id === undefined ? searchTagName(header) : `#${CSS.escape(id)}`;
  const root = header.getRootNode() as ParentNode & Node;
  const search = root.querySelector(selector) ?? header.ownerDocument.querySelector(selector);
  return search && 'show' in search && typeof search.show === 'function' ? (search as Search) : undefined;
}

/**
 * Opens the search that a header belongs to.
 *
 * @param control - any element inside the header's shadow root.
 * @returns false if there is none; the control is then the link that it is.
 */
export function openSearch(control: Element, id: string | undefined): boolean {
  const root = control.getRootNode();
  const search = root instanceof ShadowRoot ? searchOf(root.host, id) : undefined;
  search?.show();
  return search !== undefined;
}
