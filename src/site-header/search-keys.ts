import { ariaKeyShortcuts } from '../core/search/aria-shortcut.ts';
import { DEFAULT_SHORTCUT, isAppleSystem } from '../core/search/shortcut.ts';
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
    const shortcut = element?.getAttribute('shortcut') ?? DEFAULT_SHORTCUT;
    onChange(element && ariaKeyShortcuts(shortcut, isAppleSystem(navigator.platform)));
    if (element) observer.observe(element, { attributeFilter: ['shortcut'] });
  };
  const observer = new MutationObserver(read);
  let isOver = false;
  customElements.whenDefined(searchTagName(host)).then(() => !isOver && control.isConnected && read());
  return () => {
    isOver = true;
    observer.disconnect();
  };
}
