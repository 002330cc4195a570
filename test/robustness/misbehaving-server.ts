import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listen } from '../../demo/server/listen.ts';
import { PROJECT_FOLDER } from '../runner/paths.ts';

const fixture = (name: string) => JSON.parse(readFileSync(resolve(PROJECT_FOLDER, 'test/fixtures', name), 'utf8'));
const HEADER = fixture('navigation.en-us.json');
const SUBNAV = fixture('section-nav.json');

/** The right answers, which hold a text of their address. */
const ANSWERS: Readonly<Record<string, (text: string) => unknown>> = {
  '/suggest': (text) => ['first', 'second', 'third'].map((title) => ({ title: `${text} ${title}`, url: `/${title}` })),
  '/header': (title) => ({ ...HEADER, navigation: [...HEADER.navigation, { title, url: '/last' }] }),
  '/subnav': (title) => ({ ...SUBNAV, title }),
};

const JSON_TYPE = { 'content-type': 'application/json' };

const end = (status: number, body = '', headers: Readonly<Record<string, string>> = JSON_TYPE) => {
  return (response: ServerResponse) => void response.writeHead(status, headers).end(body);
};

/** @param answer - the right one. */
type Misbehaviour = (response: ServerResponse, answer: string, count: number) => unknown;

const right: Misbehaviour = (response, answer) => end(200, answer)(response);

/** What a server and the network before it do to an answer. */
export const FAULTS: Readonly<Record<string, Misbehaviour>> = {
  'comes late': async (response, answer) => {
    await setTimeout(150);
    right(response, answer, 0);
  },
  'comes too late': async (response, answer) => {
    await setTimeout(1500);
    right(response, answer, 0);
  },
  'never comes': () => {},
  drips: async (response, answer) => {
    response.writeHead(200, JSON_TYPE);
    for (const byte of answer) {
      if (response.destroyed) return;
      response.write(byte);
      await setTimeout(20);
    }
    response.end();
  },
  'is reset': (response) => response.destroy(),
  'is reset half way': (response, answer) => {
    response.writeHead(200, JSON_TYPE);
    response.write(answer.slice(0, 30), () => response.destroy());
  },
  'is shorter than it says': (response, answer) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '99999' });
    response.write(answer, () => response.destroy());
  },
  'is longer than it says': (response, answer) => {
    // Node itself would refuse to write it.
    response.socket?.end(`HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 20\r\n\r\n${answer}`);
  },
  'leads in circles': end(302, '', { location: '?q=circle' }),
  'leads to a login': end(200, '<!doctype html><title>Log in</title>', { 'content-type': 'text/html' }),
  'is an error': end(500),
  'is an overload': end(503, 'Later'),
  'is empty': end(200),
  'is nothing': end(204),
  'is no list': end(200, '{"error": "none"}'),
  'is half a list': end(200, '[{"title": "half'),
  'has bad items': end(200, '[null, 3, {"title": 7, "url": []}, {"url": "javascript:1", "title": "bad"}]'),
  'is large': end(200, JSON.stringify(Array.from({ length: 30_000 }, () => ({ title: 'x'.repeat(100), url: '/' })))),
  flaps: (response, answer, count) => (count % 2 === 0 ? end(502)(response) : right(response, answer, count)),
};

/** A server for pages, suggestions and what `src` loads that does what it is told to with the latter two. */
export interface MisbehavingServer {
  readonly origin: string;
  /** One of `FAULTS`; undefined: it answers as it should. */
  fault: string | undefined;
  /** How many requests it has not answered as it should. */
  readonly faultCount: number;
  close(): void;
}

/** @param fileOf - the built file or page of a path, with its type; undefined: there is none. */
export async function openMisbehavingServer(
  fileOf: (path: string) => { readonly type: string; readonly body: string | Buffer } | undefined,
): Promise<MisbehavingServer> {
  const server = createServer();
  const opened = {
    origin: '',
    fault: undefined as string | undefined,
    faultCount: 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  server.on('request', ({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, opened.origin);
    const answerTo = ANSWERS[pathname];
    if (answerTo) {
      const behave = opened.fault && FAULTS[opened.fault];
      if (behave) opened.faultCount += 1;
      return void (behave || right)(response, JSON.stringify(answerTo(searchParams.get('q') ?? '')), opened.faultCount);
    }
    const file = fileOf(pathname);
    return void response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.body);
  });
  opened.origin = await listen(server, 0, () => undefined);
  return opened;
}
