import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { loadOverlayTexts } from '../core/locale/generated/load-overlay-texts.ts';
import type { ShortCode } from '../core/locale/locales.ts';
import type { OverlayModule } from '../core/locale/text-types.ts';
import { loadCode } from '../stages/load-code.ts';
import type { SearchOverlayProps } from './search-overlay-props.ts';
import { whenUsed } from './stages.ts';

/** The part of the overlay below its form; without it, the form works all the same. */
export interface LoadedOverlay extends OverlayModule {
  readonly Overlay: ComponentType<SearchOverlayProps>;
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
    Promise.all([whenUsed.load(), loadCode(loadOverlayTexts[language])]).then(
      ([{ SearchOverlay: Overlay }, { overlayTexts, productNames }]) => {
        if (loading.current === language) setOverlay({ Overlay, overlayTexts, productNames });
      },
      (error: unknown) => {
        if (loading.current === language) loading.current = undefined;
        if (!navigator.onLine) window.addEventListener('online', load, { once: true });
        console.warn(`The search shows no suggestions, because its code cannot be loaded: ${error}`);
      },
    );
  }, [language]);
  useEffect(() => {
    if (loading.current) load();
  }, [load]);
  return [overlay, load];
}
