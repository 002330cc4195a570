import type { Environment, UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { hasModifier } from '../core/links/has-modifier.ts';
import type { Suggestion } from '../core/search/suggestions.ts';

// Where the combobox of Downshift does other than the contract (contract §5, Keys) or cannot work in a shadow root. All of
// it is here, each with its reason. Its live region is left out (no `getA11yStatusMessage`): it stands in
// `document.body`, where a modal dialog makes it inert. Its `onChange` and `onClick` for the input are left out too:
// the text is the search's own state from before this code has come, and a click into the text does not hide the list.

/**
 * What Downshift listens on and looks into. Events that leave the shadow root have the host as target, so that with
 * the page's window every press on an option would be one outside.
 */
export function shadowEnvironment(root: ShadowRoot): Environment {
  const document = root.ownerDocument;
  const window = document.defaultView ?? globalThis.window;
  return {
    // The root hears every press inside the modal dialog; outside of it everything is inert.
    addEventListener: root.addEventListener.bind(root) as Environment['addEventListener'],
    removeEventListener: root.removeEventListener.bind(root) as Environment['removeEventListener'],
    Node: window.Node,
    document: {
      body: document.body,
      get activeElement() {
        return root.activeElement ?? document.body;
      },
      getElementById: (id: string) => root.getElementById(id),
      createElement: document.createElement.bind(document),
    } as unknown as Document,
  };
}

/**
 * Lets Downshift move the active option and nothing else. To choose is to follow the option's link, and text and
 * opening are the search's own state: Downshift would write a title into the input, and keep an index when the list
 * changes under it (row C9).
 *
 * @param onMove - told of each move in the commit that follows it. Downshift's own `onHighlightedIndexChange` comes in
 * an effect, after a paint: of two quick keys, Down and Enter, the second would find no option active and submit.
 * @returns Downshift's `stateReducer`.
 */
export function useActiveOption(onMove: (index: number) => void) {
  const movedTo = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (movedTo.current !== undefined) onMove(movedTo.current);
    movedTo.current = undefined;
  });
  return useCallback((state: UseComboboxState<Suggestion>, { changes }: UseComboboxStateChangeOptions<Suggestion>) => {
    movedTo.current = changes.highlightedIndex ?? state.highlightedIndex;
    return { ...state, highlightedIndex: movedTo.current };
  }, []);
}

/** Keys that go to a place in the text: they let the active option go, as in every combobox with an editable text. */
export function isCaretKey({ key }: KeyboardEvent): boolean {
  return /^(?:Arrow(?:Left|Right)|Home|End)$/.test(key);
}

/**
 * Keeps keys from Downshift. Only the bare arrows up and down are its own, and only while there is a list:
 * Home and End belong to the text; Page Up and Page Down would jump ten; Escape closes the overlay in one press, where
 * Downshift wants three; Enter follows the option's link or submits, where Downshift swallows it with no option active;
 * keys of a composition belong to the input method, of which Downshift knows Enter alone.
 */
export function keepFromDownshift(event: KeyboardEvent, hasList: boolean, isComposing: boolean): void {
  const isBareArrow = (event.key === 'ArrowDown' || event.key === 'ArrowUp') && !hasModifier(event);
  if (isBareArrow && hasList && !isComposing) return;
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
