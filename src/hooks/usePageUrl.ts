import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isHistoryWatched = false;

/** Engines without the Navigation API tell of Back and Forward only; a router's own steps are seen by its calls. */
function watchHistory(): void {
  if (isHistoryWatched) return;
  isHistoryWatched = true;
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method];
    history[method] = function watched(...step) {
      original.apply(this, step);
      for (const listener of listeners) listener();
    };
  }
}

function subscribe(onChange: () => void): () => void {
  if ('navigation' in window) {
    window.navigation.addEventListener('currententrychange', onChange);
    return () => window.navigation.removeEventListener('currententrychange', onChange);
  }
  watchHistory();
  listeners.add(onChange);
  addEventListener('popstate', onChange);
  addEventListener('hashchange', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('popstate', onChange);
    removeEventListener('hashchange', onChange);
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
