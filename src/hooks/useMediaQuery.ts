import { useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, live. `isMatchOnServer` is what the pre-render and the first render of a hydration
 * assume; the fact arrives right after.
 *
 * @param query - such as `(width >= 1250px)`.
 */
export function useMediaQuery(query: string, isMatchOnServer: boolean): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => isMatchOnServer,
  );
}
