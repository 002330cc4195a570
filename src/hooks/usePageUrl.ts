import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  if ('navigation' in window) {
    window.navigation.addEventListener('currententrychange', onChange);
    return () => window.navigation.removeEventListener('currententrychange', onChange);
  }
  let stop: (() => void) | undefined;
  let isOver = false;
  import('./watch-history.ts').then(({ watchHistory }) => {
    if (isOver) return;
    stop = watchHistory(onChange);
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
 * @param urlOnServer - what the pre-render and the first render of a hydration assume.
 */
export function usePageUrl(urlOnServer: string): string {
  return useSyncExternalStore(
    subscribe,
    () => document.URL,
    () => urlOnServer,
  );
}
