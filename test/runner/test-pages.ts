import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative, resolve } from 'node:path';
import type { TestRunnerConfig } from '@web/test-runner';
import sirv from 'sirv';
import { tellCount } from '../support/count.ts';
import { readText, sendJson } from './http.ts';
import { PROJECT_FOLDER, TEST_BUNDLES_FOLDER } from './paths.ts';
import { answerEndpoint, manageEndpoint, statusOnRelease } from './test-endpoints.ts';
import { servePagefind } from './test-pagefind.ts';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** A whole document that a test wrote; `test/support/frame.ts` is the other side. */
interface Page {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Lets the parser go on after a pause; replaced at each one. */
  resume: () => void;
}

const PAUSE = '<!--pause-->';

/** WebKit parses nothing before it has looked at 512 bytes; white space before the doctype is not part of the page. */
const PADDING = ' '.repeat(512);

/** Reports what is logged and thrown in a framed page to the test; see `test/support/frame-guard.js`. */
const GUARD = '<script src="/test/support/frame-guard.js"></script>';

/** A file of which only the beginning comes. A browser may ask again by itself when nothing comes, some of them for good. */
const CUT = { 'content-type': 'text/javascript', 'content-length': 1000 };

/**
 * The test server's own answers: pages written by tests at any path (`/de/guide?page=1`), endpoints whose answers tests
 * control, an index of Pagefind, the tests' bundles, and the built files at `/dist/`, and at `/held/<endpoint>/<chunk>/`,
 * where that chunk waits for the endpoint, and fails if its status says so. They bypass the runner's own pipeline, which
 * would buffer and rewrite them.
 */
export function serveTestPages(): Middleware {
  const pages = new Map<string, Page>();
  const serveBuilt = sirv(resolve(PROJECT_FOLDER, 'dist'), { dev: true });
  const serveBundle = sirv(TEST_BUNDLES_FOLDER, { maxAge: 3600 });
  const bundlesPath = `/${relative(PROJECT_FOLDER, TEST_BUNDLES_FOLDER)}/`;
  return async (context, next) => {
    const url = new URL(context.req.url ?? '/', 'http://127.0.0.1');
    const [, root, kind, id = '', verb] = url.pathname.split('/');
    const pageId = url.searchParams.get('page');
    const isBundle = url.pathname.startsWith(bundlesPath);
    const isOurs = isBundle || root === '__test' || root === 'dist' || root === 'held' || pageId !== null;
    if (!isOurs) return next();
    context.respond = false;
    const { req, res } = context;
    if (pageId !== null) return sendPage(res, pages.get(pageId));
    if (isBundle) {
      req.url = url.pathname.slice(bundlesPath.length - 1);
      return serveBundle(req, res, () => void res.writeHead(404).end());
    }
    if (root === 'dist') {
      req.url = url.pathname.slice('/dist'.length);
      return serveBuilt(req, res, () => void res.writeHead(404).end());
    }
    if (kind === 'pagefind') return servePagefind(res, url.pathname.slice('/__test/pagefind/'.length));
    if (root === 'held') {
      const status = url.pathname.includes(`/${id}-`) ? await statusOnRelease(req, res, kind ?? '') : 200;
      if (status === 0) return void res.writeHead(200, CUT).write('//', () => res.destroy());
      if (status !== 200) return void res.writeHead(status ?? 404).end();
      req.url = url.pathname.slice(`/held/${kind}/${id}`.length);
      return serveBuilt(req, res, () => void res.writeHead(404).end());
    }
    if (kind === 'endpoints') return manageEndpoint(req, res, id, verb);
    if (kind === 'answers') return answerEndpoint(req, res, id);
    if (kind === 'counts') return keepCount(req, res);
    if (id !== '') return resumePage(res, pages.get(id));
    return addPage(req, res, pages);
  };
}

async function keepCount(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { what, where, count } = JSON.parse(await readText(req));
  tellCount(what, where, count);
  sendJson(res, 200, {});
}

async function addPage(req: IncomingMessage, res: ServerResponse, pages: Map<string, Page>): Promise<void> {
  const id = String(pages.size + 1);
  const { html, headers = {}, hasScripts = true } = JSON.parse(await readText(req));
  pages.set(id, { html: hasScripts ? withGuard(html) : html, headers, resume() {} });
  sendJson(res, 200, { id });
}

function resumePage(res: ServerResponse, page: Page | undefined): void {
  page?.resume();
  sendJson(res, page ? 200 : 404, {});
}

/** Sends a page; at each pause it waits until the test says that the parser may see the rest. */
async function sendPage(res: ServerResponse, page: Page | undefined): Promise<void> {
  if (page === undefined) {
    res.writeHead(404).end();
    return;
  }
  res.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...page.headers,
  });
  const [first = '', ...rest] = page.html.split(PAUSE);
  res.write(PADDING + first);
  for (const part of rest) {
    await new Promise<void>((resume) => {
      page.resume = resume;
    });
    res.write(part);
  }
  res.end();
}

/** Puts the guard before everything the page itself loads. */
function withGuard(html: string): string {
  const head = /<head(?=[\s>])[^>]*>|<html[^>]*>|<!doctype[^>]*>/gi;
  const last = [...html.matchAll(head)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return html.slice(0, at) + GUARD + html.slice(at);
}
