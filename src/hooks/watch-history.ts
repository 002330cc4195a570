const listeners = new Set<() => void>();
let isHistoryWatched = false;

function watchSteps(): void {
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

/**
 * Tells of every new address. For engines without the Navigation API, which tell of Back and Forward only: a router's own
 * steps are seen by its calls.
 */
export function watchHistory(onChange: () => void): () => void {
  watchSteps();
  listeners.add(onChange);
  addEventListener('popstate', onChange);
  addEventListener('hashchange', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('popstate', onChange);
    removeEventListener('hashchange', onChange);
  };
}
