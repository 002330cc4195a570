import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Site } from '../build-site.ts';
import { languageOfPath } from '../site/languages.ts';
import { sendAnswer, sendMethodNotAllowed } from './answer.ts';
import { answerForState } from './state-answers.ts';
import { handleSuggestions } from './suggestion-handler.ts';
import { createSuggestionIndex } from './suggestion-index.ts';

/** What the main site is served from. */
export interface SiteHandlerOptions {
  readonly site: Site;
  /** The built elements, served at `/site-elements/`. */
  readonly elementsDirectory: string;
  /** Where forms may lead beside the site itself. */
  readonly resultsOrigin: string;
}

const ELEMENTS_PATH = '/site-elements/';

/** The one page that looks suggestions up by itself, in WebAssembly. */
const PAGEFIND_PAGE = '/states/search-pagefind';

/** A content hash at the end of a file's name. It has a digit or a capital, unlike the “elements” of the loader. */
const HASHED_FILE = /-(?=[\w-]*[\dA-Z])[\w-]{8}\.\w+$/;

/** Serves the demo site: pages under clean addresses, the built elements, and suggestions. */
export function createSiteHandler({ site, elementsDirectory, resultsOrigin }: SiteHandlerOptions): RequestListener {
  const suggest = createSuggestionIndex(site.pages);
  // The build may run again while the server does, so these files are looked up anew for each request.
  const serveElements = sirv(elementsDirectory, { dev: true, etag: true, extensions: [] });
  const servePages = sirv(site.directory, { etag: true, extensions: ['html', 'xml'], setHeaders: setFeedType });

  return (request, response) => {
    const url = parseUrl(request.url);
    setSecurityHeaders(response, resultsOrigin, url?.pathname === PAGEFIND_PAGE);
    if (url === undefined) {
      response.writeHead(400).end();
      return;
    }
    if (answerForState(url.pathname, response)) return;
    if (url.pathname === '/api/autosuggest') {
      handleSuggestions(request, response, url.searchParams, suggest);
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendMethodNotAllowed(response, 'GET, HEAD');
    } else if (url.pathname.startsWith(ELEMENTS_PATH)) {
      setElementHeaders(response, url.pathname);
      request.url = url.pathname.slice(ELEMENTS_PATH.length - 1);
      serveElements(request, response, () => answerNotFound(request, response, url, site));
    } else {
      response.setHeader('Cache-Control', 'no-cache');
      servePages(request, response, () => answerMissing(request, response, url, site));
    }
  };
}

function parseUrl(url: string | undefined): URL | undefined {
  return URL.parse(url ?? '/', 'http://127.0.0.1') ?? undefined;
}

/** The policy that contract §2 promises to work under, with the results site as the one other place for forms. */
function setSecurityHeaders(response: ServerResponse, resultsOrigin: string, hasWebAssembly: boolean): void {
  const policy = [
    "default-src 'self'",
    `script-src 'self'${hasWebAssembly ? " 'wasm-unsafe-eval'" : ''}`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
    `form-action 'self' ${resultsOrigin}`,
  ];
  response.setHeader('Content-Security-Policy', policy.join('; '));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
}

/** A page on any site may load the elements; their hashed files never change. */
function setElementHeaders(response: ServerResponse, pathname: string): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  const isHashed = HASHED_FILE.test(pathname);
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=60');
}

function setFeedType(response: ServerResponse, pathname: string): void {
  if (pathname.endsWith('/feed')) response.setHeader('Content-Type', 'application/rss+xml; charset=utf-8');
}

/** A page that has no translation is shown in English. */
function answerMissing(request: IncomingMessage, response: ServerResponse, url: URL, site: Site): void {
  const englishPath = url.pathname.slice(languageOfPath(url.pathname).prefix.length).replace(/(.)\/$/, '$1');
  if (englishPath !== url.pathname && site.paths.has(englishPath)) {
    response.writeHead(302, { Location: `${englishPath}${url.search}` }).end();
    return;
  }
  answerNotFound(request, response, url, site);
}

/** Says that nothing is here: with a page in the language of the address, or briefly where a file was asked for. */
function answerNotFound(request: IncomingMessage, response: ServerResponse, { pathname }: URL, site: Site): void {
  response.setHeader('Cache-Control', 'no-cache');
  if (pathname.startsWith('/api/') || /\.\w+$/.test(pathname)) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('There is nothing here.\n');
    return;
  }
  const body = readFileSync(join(site.directory, languageOfPath(pathname).prefix, '404.html'), 'utf8');
  sendAnswer(request, response, { status: 404, type: 'text/html; charset=utf-8', body });
}
