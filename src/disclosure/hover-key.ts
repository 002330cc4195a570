/** The disclosure that a place inside the root belongs to, by `data-hover`. */
export function hoverKey(root: HTMLElement, place: EventTarget | null | undefined): string | undefined {
  if (!(place instanceof Element) || !root.contains(place)) return undefined;
  return place.closest<HTMLElement>('[data-hover]')?.dataset.hover;
}
