import { type ComponentType, type FocusEventHandler, type KeyboardEventHandler, useEffect, useState } from 'react';
import type { SearchOverlayProps } from './SearchOverlay.tsx';

/** What the combobox does with the events of the input, which is there before the combobox. */
export interface InputHandlers {
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement> | undefined;
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/** The part of the overlay below its form. Loaded when it is opened; without it, the form works all the same. */
export function useSearchOverlay(isOpen: boolean): ComponentType<SearchOverlayProps> | undefined {
  const [overlay, setOverlay] = useState<ComponentType<SearchOverlayProps>>();
  useEffect(() => {
    if (!isOpen || overlay) return;
    import('./SearchOverlay.tsx').then(
      ({ SearchOverlay }) => setOverlay(() => SearchOverlay),
      (error: unknown) => console.warn(`The search shows no suggestions, because its code cannot be loaded: ${error}`),
    );
  }, [isOpen, overlay]);
  return overlay;
}
