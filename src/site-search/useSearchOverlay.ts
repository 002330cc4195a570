import {
  type ComponentType,
  type FocusEventHandler,
  type KeyboardEventHandler,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ShortCode } from '../core/locale/locales.ts';
import { loadOverlayTexts, type OverlayTexts } from '../core/locale/overlay-texts.ts';
import type { SearchOverlayProps } from './SearchOverlay.tsx';
import { searchOverlay } from './search-overlay.ts';

/** What the combobox does with the events of the input, which is there before the combobox. */
export interface InputHandlers {
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement> | undefined;
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/** The part of the overlay below its form; without it, the form works all the same. */
export interface LoadedOverlay {
  readonly Overlay: ComponentType<SearchOverlayProps>;
  readonly texts: OverlayTexts;
}

/**
 * Loads the overlay's code on intent (contract §5), with its texts in a language.
 *
 * @returns what has come, and what fetches it, once, and again after a failure or in another language. Nothing is fetched
 * before the first call.
 */
export function useSearchOverlay(language: ShortCode): readonly [overlay: LoadedOverlay | undefined, load: () => void] {
  const [overlay, setOverlay] = useState<LoadedOverlay>();
  const loading = useRef<ShortCode>(undefined);
  const load = useCallback(() => {
    if (loading.current === language) return;
    loading.current = language;
    Promise.all([searchOverlay.load(), loadOverlayTexts[language]()]).then(
      ([{ SearchOverlay }, texts]) => {
        if (loading.current === language) setOverlay({ Overlay: SearchOverlay, texts });
      },
      (error: unknown) => {
        loading.current = undefined;
        console.warn(`The search shows no suggestions, because its code cannot be loaded: ${error}`);
      },
    );
  }, [language]);
  useEffect(() => {
    if (loading.current) load();
  }, [load]);
  return [overlay, load];
}
