import { type RefObject, useEffect, useState } from 'react';
import { ariaKeyShortcuts, DEFAULT_SHORTCUT, isAppleSystem } from '../core/search/shortcut.ts';
import { searchOf, searchTagName } from './open-search.ts';

/**
 * The keys that do the same as the search control, for its `aria-keyshortcuts`: those of the `<site-search>` that it
 * opens, once there is one (row D5).
 *
 * @param search - the header's attribute `search`.
 */
export function useSearchShortcut(ref: RefObject<Element | null>, search: string | undefined): string | undefined {
  const [keys, setKeys] = useState<string>();
  useEffect(() => {
    const root = ref.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const { host } = root;
    const read = () => {
      const element = searchOf(host, search);
      const shortcut = element?.getAttribute('shortcut') ?? DEFAULT_SHORTCUT;
      setKeys(element && ariaKeyShortcuts(shortcut, isAppleSystem(navigator.platform)));
      if (element) observer.observe(element, { attributeFilter: ['shortcut'] });
    };
    const observer = new MutationObserver(read);
    customElements.whenDefined(searchTagName(host)).then(() => ref.current && read());
    return () => observer.disconnect();
  }, [ref, search]);
  return keys;
}
