/** Requests for `src` that the loader has begun beside those for the code, by address. A name that two files share. */
const EARLY_SOURCES = Symbol.for('site-elements.early-sources');

interface EarlySource {
  readonly response: Promise<Response>;
  readonly request: AbortController;
}

const page = globalThis as unknown as { [EARLY_SOURCES]?: Map<string, EarlySource> };

/** Begins to load the data of an element whose code is on its way, so that neither waits for the other. */
export function beginSource(url: string): void {
  page[EARLY_SOURCES] ??= new Map();
  if (page[EARLY_SOURCES].has(url)) return;
  const request = new AbortController();
  // Async: a `fetch` of the page's own may throw at once, or give no promise.
  const response = (async () => fetch(url, { signal: request.signal }))();
  response.catch(() => {}); // Whoever takes it will say so.
  page[EARLY_SOURCES].set(url, { response, request });
}

/** Requests the data of an element; the answer to a request that the loader began is handed over once. */
export function fetchSource(url: string, signal: AbortSignal): Promise<Response> {
  const early = page[EARLY_SOURCES]?.get(url);
  if (!early) return fetch(url, { signal });
  page[EARLY_SOURCES]?.delete(url);
  signal.addEventListener('abort', () => early.request.abort());
  return early.response;
}
