import { useSyncExternalStore } from 'react';
import { useIsUnseen } from './useIsStatic.ts';

/**
 * Whether a media query matches, live. `isMatchOnServer` is what static markup and the first render of a
 * hydration assume; the fact arrives right after.
 *
 * @param query - such as `(width >= 1250px)`.
 */
export function useMediaQuery(query: string, isMatchOnServer: boolean): boolean {
  const isUnseen = useIsUnseen();
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => (isUnseen ? isMatchOnServer : matchMedia(query).matches),
    () => isMatchOnServer,
  );
}
