import { ariaKeyShortcuts } from '../core/search/aria-shortcut.ts';
import { givenShortcut, isAppleSystem } from '../core/search/shortcut.ts';
import { searchOf, searchTagName } from './open-search.ts';

/**
 * Tells which keys do the same as the search control, for its `aria-keyshortcuts`: those of the `<site-search>` that it
 * opens, once there is one, and whenever they change (row D5).
 *
 * @param control - any element inside the header's shadow root.
 * @param id - the header's attribute `search`.
 */
export function watchSearchKeys(
  control: Element,
  id: string | undefined,
  onChange: (keys: string | undefined) => void,
): () => void {
  const { host } = control.getRootNode() as ShadowRoot;
  const read = () => {
    const element = searchOf(host, id);
    onChange(
      element && ariaKeyShortcuts(givenShortcut(element.getAttribute('shortcut')), isAppleSystem(navigator.platform)),
    );
    if (element) observer.observe(element, { attributeFilter: ['shortcut'] });
  };
  const observer = new MutationObserver(read);
  let isOver = false;
  const readIfThere = () => !isOver && control.isConnected && read();
  readIfThere();
  // One that the parser has still to reach, or whose code comes otherwise than by the one tag.
  document.addEventListener('DOMContentLoaded', readIfThere);
  customElements.whenDefined(searchTagName(host)).then(readIfThere);
  return () => {
    isOver = true;
    document.removeEventListener('DOMContentLoaded', readIfThere);
    observer.disconnect();
  };
}
