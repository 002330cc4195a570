/** What another `<site-search>` of the page, be it of another version, needs to know of the open one. */
interface OpenHost extends Element {
  readonly open: boolean;
  close(): void;
}

const OPEN_HOST = Symbol.for('site-elements.open-search');

const page = globalThis as { [OPEN_HOST]?: OpenHost };

/** The search whose overlay is open. */
export function openHost(): OpenHost | undefined {
  const host = page[OPEN_HOST];
  return host?.isConnected && host.open ? host : undefined;
}

/** Nothing of an element that has been closed is kept: it may leave the page. */
export function leaveOpenHost(host: Element): void {
  if (page[OPEN_HOST] === host) delete page[OPEN_HOST];
}

/** Makes an element the open one; there are never two (row D8): one that is open closes. */
export function becomeOpenHost(host: Element): void {
  if (page[OPEN_HOST] !== host) openHost()?.close();
  page[OPEN_HOST] = host as OpenHost;
}
