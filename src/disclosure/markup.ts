/** The button that opens `key`. */
export function triggerOf(root: HTMLElement, key: string): HTMLElement | null {
  return root.querySelector(`[data-trigger="${key}"]`);
}

/** What the trigger of `key` opens. */
export function popupOf(root: HTMLElement, key: string): HTMLElement | null {
  return root.querySelector(`[id="${key}"]`);
}

/** What has the focus in the tree that a node stands in. */
export function activeIn(node: Node): Element | null {
  return (node.getRootNode() as Document | ShadowRoot).activeElement;
}

/** The disclosure that a place inside the root belongs to, by `data-hover`. */
export function hoverKey(root: HTMLElement, place: EventTarget | null | undefined): string | undefined {
  if (!(place instanceof Element) || !root.contains(place)) return undefined;
  return place.closest<HTMLElement>('[data-hover]')?.dataset.hover;
}

/** Whether a click was a press of mouse, pen or finger; a key's or a script's has no detail. */
export function isPress(event: { readonly detail: number }): boolean {
  return event.detail > 0;
}
