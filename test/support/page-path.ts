import { atEndOfTest } from './cleanup.ts';

/** Gives the test page another path until the end of the running test, as a router does; the query stays. */
export function setPagePath(path: string): void {
  const before = location.href;
  const url = new URL(before);
  url.pathname = path;
  history.replaceState(history.state, '', url);
  atEndOfTest(() => history.replaceState(history.state, '', before));
}
