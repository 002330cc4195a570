import { searchTagName } from './open-search.ts';

/** What stands beside an element, beside what that stands in, and so on, up to the page's body and through shadow roots. */
function* besides(element: Element, stays: string): Generator<HTMLElement> {
  if (element === document.body) return;
  const parent = element.parentNode;
  for (const sibling of parent?.children ?? []) {
    if (sibling !== element) yield* withoutStaying(sibling, stays);
  }
  const around = parent instanceof ShadowRoot ? parent.host : (element.assignedSlot ?? parent);
  if (around instanceof Element) yield* besides(around, stays);
}

/** An element, or what of it can be without what stays. */
function* withoutStaying(element: Element, stays: string): Generator<HTMLElement> {
  if (element.matches(stays)) return;
  if (!element.querySelector(stays)) {
    if (element instanceof HTMLElement) yield element;
    return;
  }
  for (const child of element.children) yield* withoutStaying(child, stays);
}

/**
 * Makes the page around a header inert: what lies behind the open menu can neither be read nor reached. Not dialogs and
 * what comes like them, the search's too: they open over all, and could not be used.
 *
 * @returns what makes it as it was: what the page itself had made inert stays so.
 */
export function holdPage(host: Element): () => void {
  const stays = `dialog, [popover], ${searchTagName(host)}`;
  const held = [...besides(host, stays)].filter((element) => !element.inert);
  for (const element of held) element.inert = true;
  return () => {
    for (const element of held.splice(0)) element.inert = false;
  };
}
