import {
  type ComponentType,
  type FocusEventHandler,
  type KeyboardEventHandler,
  useCallback,
  useRef,
  useState,
} from 'react';
import type { SearchOverlayProps } from './SearchOverlay.tsx';

/** What the combobox does with the events of the input, which is there before the combobox. */
export interface InputHandlers {
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement> | undefined;
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/** The part of the overlay below its form; without it, the form works all the same. */
export interface LoadedOverlay {
  readonly Overlay: ComponentType<SearchOverlayProps> | undefined;
  /** Fetches the code once, and again after a failure. Nothing is fetched before the first call. */
  readonly load: () => void;
}

/** Loads the overlay's code on intent (contract §5). */
export function useSearchOverlay(): LoadedOverlay {
  const [Overlay, setOverlay] = useState<ComponentType<SearchOverlayProps>>();
  const isLoading = useRef(false);
  const load = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    import('./SearchOverlay.tsx').then(
      ({ SearchOverlay }) => setOverlay(() => SearchOverlay),
      (error: unknown) => {
        isLoading.current = false;
        console.warn(`The search shows no suggestions, because its code cannot be loaded: ${error}`);
      },
    );
  }, []);
  return { Overlay, load };
}
