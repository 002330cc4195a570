import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { PROJECT_FOLDER } from '../runner/paths.ts';

// A site with the built elements, answered by Playwright in place of a server: each test writes its pages and headers.

export const ORIGIN = 'https://page.example';

const fixture = (name: string) => readFileSync(resolve(PROJECT_FOLDER, 'test/fixtures', name), 'utf8');
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

export const JSON_CHILDREN = {
  header: `<script type="application/json">${fixture('navigation.en-us.json')}</script>`,
  subnav: `<script type="application/json">${fixture('section-nav.json')}</script>`,
} as const;

/** All three elements, with a place to go to in the page. */
export const ALL_ELEMENTS = `<site-header>${JSON_CHILDREN.header}<nav><a href="/">Home</a></nav></site-header>
  <site-subnav>${JSON_CHILDREN.subnav}</site-subnav><main id="main"><h1 tabindex="-1">Text</h1></main>
  <site-search suggest-url="/suggest" search-url="/results"></site-search>`;

export const SUGGESTIONS = ['One', 'Two', 'Three'].map((title) => ({ title, url: `/${title.toLowerCase()}` }));

export const pageOf = (head: string, body = ALL_ELEMENTS) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${head}</head><body>${body}</body></html>`;

export const TAG = '<script src="/files/site-elements.js"></script>';

/** What a site answers beside the built files at `/files/` and suggestions at `/suggest`. */
export interface Site {
  /** Of a path; undefined: there is none. */
  readonly page: (pathname: string) => string | undefined;
  /** Of every answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Files of packages by their path, such as another React. */
  readonly files?: Readonly<Record<string, string>>;
}

/** The origin that `openFiles` has opened for a page. */
const openedOrigins = new WeakMap<Page, string>();

/** Answers everything a page asks for; what nobody expects is a 404, and another host does not answer. */
export async function serve(client: Page, { page, headers = {}, files = {} }: Site): Promise<void> {
  const answer = (route: Route) => {
    const { pathname, origin } = new URL(route.request().url());
    if (origin === openedOrigins.get(client)) return route.continue();
    if (origin !== ORIGIN) return route.abort();
    const html = page(pathname);
    if (html !== undefined) return route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: html });
    if (pathname === '/suggest') return route.fulfill({ json: SUGGESTIONS, headers });
    const file = files[pathname] ?? resolve(PROJECT_FOLDER, 'dist', pathname.replace('/files/', ''));
    if (!(pathname in files || pathname.startsWith('/files/')) || !existsSync(file))
      return route.fulfill({ status: 404, headers });
    return route.fulfill({ contentType: TYPES[extname(file)] ?? 'text/plain', headers, body: readFileSync(file) });
  };
  await client.route('**/*', answer);
}

/**
 * Serves the built files at an origin of their own, by a real server: of what Playwright answers no browser asks for
 * `Cross-Origin-Resource-Policy`.
 *
 * @returns the origin.
 */
export async function openFiles(page: Page, headers: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(200, { ...headers, 'content-type': TYPES[extname(url)] });
    response.end(readFileSync(resolve(PROJECT_FOLDER, 'dist', url.replace('/files/', ''))));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  page.once('close', () => server.close());
  await page.context().grantPermissions(['local-network-access']);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  openedOrigins.set(page, origin);
  return origin;
}
