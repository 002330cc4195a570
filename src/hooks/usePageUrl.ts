import { useSyncExternalStore } from 'react';
import { loadCode } from '../stages/load-code.ts';
import { navigationApi } from './navigation-api.ts';
import { useIsUnseen } from './useIsStatic.ts';

let watching: Promise<typeof import('./watch-history.ts') | undefined> | undefined;

/** For all elements at once, with one warning if it is in vain. */
function loadWatch() {
  watching ??= loadCode(() => import('./watch-history.ts')).catch((error: unknown) => {
    console.warn(`site-elements marks the page's first address only: ${error}`);
    return undefined;
  });
  return watching;
}

function subscribe(onChange: () => void): () => void {
  const navigation = navigationApi();
  if (navigation) {
    navigation.addEventListener('currententrychange', onChange);
    return () => navigation.removeEventListener('currententrychange', onChange);
  }
  let stop: (() => void) | undefined;
  let isOver = false;
  loadWatch().then((watch) => {
    if (isOver || !watch) return;
    stop = watch.watchHistory(onChange);
    onChange(); // It may have changed since.
  });
  return () => {
    isOver = true;
    stop?.();
  };
}

/**
 * The address of the page, live: a router changes it without a load (row N11).
 *
 * @param urlOnServer - what static markup and the first render of a hydration assume.
 */
export function usePageUrl(urlOnServer: string): string {
  const isUnseen = useIsUnseen();
  return useSyncExternalStore(
    subscribe,
    () => (isUnseen ? urlOnServer : document.URL),
    () => urlOnServer,
  );
}
