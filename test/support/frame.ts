import { atEndOfTest } from './cleanup.ts';
import { eventually } from './eventually.ts';

export interface PageOptions {
  /** Path and query the page is read at, as elements see it; `/` if left out. */
  readonly path?: string;
  /** Response headers, such as a content policy. */
  readonly headers?: Readonly<Record<string, string>>;
  /** False: the frame is sandboxed without scripts, the surrogate for a browser whose scripts are off. */
  readonly hasScripts?: boolean;
  /** What the frame is sandboxed with. */
  readonly sandbox?: string;
  /** True: one frame for all such tests of the file. WebKit's history goes back into frames that are no longer there. */
  readonly isKept?: boolean;
}

export interface Frame {
  readonly iframe: HTMLIFrameElement;
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  /** Lets the parser go on after a `<!--pause-->`. */
  resume(): Promise<void>;
}

/** Serves a whole document at a path. @returns its address, with the query that the server knows it by. */
export async function servePage(
  html: string,
  { path = '/', headers = {}, hasScripts = true }: PageOptions = {},
): Promise<string> {
  const answer = await fetch('/__test/pages', { method: 'POST', body: JSON.stringify({ html, headers, hasScripts }) });
  const { id } = await answer.json();
  const url = new URL(path, location.href);
  url.searchParams.set('page', id);
  return url.href;
}

let keptIframe: HTMLIFrameElement | undefined;

/**
 * Serves a whole document and opens it in a frame the size of the viewport, until the end of the running test. It is
 * really parsed, its scripts run, and the built files are at `/dist/`. What it logs or throws counts as the test's own.
 *
 * Waits for the page's `load`; if the document holds `<!--pause-->`, only until its first part is being parsed.
 *
 * @example await openFrame('<!doctype html><script src="/dist/site-elements.js"></script>…', { path: '/de/guide' });
 */
export async function openFrame(html: string, options: PageOptions = {}): Promise<Frame> {
  const { hasScripts = true, isKept = false, sandbox } = options;
  const url = new URL(await servePage(html, options));
  const iframe = (isKept && keptIframe) || document.createElement('iframe');
  iframe.style.cssText = 'position: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0';
  const sandboxed = sandbox ?? (hasScripts ? undefined : 'allow-same-origin allow-forms');
  if (sandboxed !== undefined) iframe.setAttribute('sandbox', sandboxed);
  iframe.src = url.href;
  const loaded = new Promise((resolve) => iframe.addEventListener('load', resolve, { once: true }));
  if (!iframe.isConnected) document.body.append(iframe);
  const resume = async () => {
    await fetch(`/__test/pages/${url.searchParams.get('page')}`, { method: 'POST' });
  };
  atEndOfTest(() => sessionStorage.clear()); // Pages of one test are one visit; the next one begins anew.
  if (isKept) keptIframe = iframe;
  else atEndOfTest(() => iframe.remove());
  if (html.includes('<!--pause-->')) await eventually(() => assertParsing(iframe, url));
  else await loaded;
  return {
    iframe,
    resume,
    get window() {
      return iframe.contentWindow as Window & typeof globalThis;
    },
    get document() {
      return iframe.contentDocument as Document;
    },
  };
}

function assertParsing(iframe: HTMLIFrameElement, url: URL): void {
  const { contentDocument } = iframe;
  if (contentDocument?.URL !== url.href || contentDocument.body === null)
    throw new Error(`${url} is not being parsed yet.`);
}
