import { jsonChildOf } from './json-child.ts';

/**
 * Whether a header's navigation is a menu that stands in it: a `<nav>` child with a list, where neither a JSON child nor
 * `src` gives its data (contract §3, Menu).
 */
export function hasMenu(element: Element): boolean {
  return (
    !jsonChildOf(element) && !element.getAttribute('src')?.trim() && !!element.querySelector(':scope>nav :is(ul,ol)')
  );
}
