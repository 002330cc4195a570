import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** A real system that makes pages, with our package in it. `packages/<name>/test/host.ts` exports all of its kind as `hosts`. */
export interface Host {
  /** As people call it: «Sphinx, furo». */
  readonly name: string;
  /**
   * Installs the system below {@link WORK_FOLDER}, puts the package into it, and serves a site with it.
   *
   * @param signal - Aborted when nobody waits any more; then all that was started has to end.
   * @returns the site, or the reason why this machine cannot have the system («python3 is missing»).
   * @throws for what is wrong with the package: that is red.
   */
  start(signal: AbortSignal): Promise<HostSite | string>;
}

/** A site that runs. Plain data but for `stop`: tests get it as JSON. */
export interface HostSite {
  /** `http://127.0.0.1:1234`; the site is below `/docs/` or the like where the host allows, so that no address may begin at the root. */
  readonly origin: string;
  /** Path of the home page. */
  readonly home: string;
  /** Path of a page in a folder below, longer than two windows. */
  readonly inner: string;
  /** Id of a heading in the last third of the inner page. */
  readonly anchor: string;
  /** `lang` of the pages. */
  readonly lang: string;
  /** An item of the bar with a panel, and a link in it. */
  readonly panel: { readonly title: string; readonly link: string; readonly path: string };
  /** Selectors of what is sticky or fixed at the top by the host's theme, as a reader who came by a link sees it: it has to be below the header. */
  readonly stickyBars: readonly string[];
  readonly search?: {
    /** Text to be typed. */
    readonly text: string;
    /** Title of a suggestion and where it leads; absent: the host has none. */
    readonly suggestion?: { readonly title: string; readonly path: string };
    /** Where a submit leads: a part of path and query; and what the results page then shows. */
    readonly submit: { readonly url: string; readonly shows: string };
  };
  /** The warnings and errors that the host itself logs, without us: a pattern. */
  readonly ownProblems?: string;
  stop(): Promise<void>;
}

/** Serves a folder below a path on a port of its own. */
export async function serveFolder(folder: string, base: string): Promise<Pick<HostSite, 'origin' | 'stop'>> {
  const serve = sirv(folder, { dev: true });
  const server = createServer((req, res) => {
    const notFound = () => {
      res.writeHead(req.url === '/favicon.ico' ? 204 : 404).end(); // Browsers ask for it by themselves.
    };
    if (!req.url?.startsWith(`${base}/`)) return notFound();
    req.url = req.url.slice(base.length);
    serve(req, res, notFound);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}
