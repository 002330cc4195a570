import { createServer, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { listen } from '../../demo/server/listen.ts';

const answerTo = (text: string) =>
  JSON.stringify(['first', 'second', 'third'].map((title) => ({ title: `${text} ${title}`, url: `/${title}` })));

const JSON_TYPE = { 'content-type': 'application/json' };

const end = (status: number, body = '', headers: Readonly<Record<string, string>> = JSON_TYPE) => {
  return (response: ServerResponse) => void response.writeHead(status, headers).end(body);
};

type Misbehaviour = (response: ServerResponse, text: string, count: number) => unknown;

const right: Misbehaviour = (response, text) => end(200, answerTo(text))(response);

/** What a server and the network before it do to an answer. */
export const FAULTS: Readonly<Record<string, Misbehaviour>> = {
  'comes late': async (response, text) => {
    await setTimeout(150);
    right(response, text, 0);
  },
  'comes too late': async (response, text) => {
    await setTimeout(1500);
    right(response, text, 0);
  },
  'never comes': () => {},
  drips: async (response, text) => {
    response.writeHead(200, JSON_TYPE);
    for (const byte of answerTo(text)) {
      if (response.destroyed) return;
      response.write(byte);
      await setTimeout(20);
    }
    response.end();
  },
  'is reset': (response) => response.destroy(),
  'is reset half way': (response, text) => {
    response.writeHead(200, JSON_TYPE);
    response.write(answerTo(text).slice(0, 30), () => response.destroy());
  },
  'is shorter than it says': (response, text) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '9999' });
    response.write(answerTo(text), () => response.destroy());
  },
  'is longer than it says': (response, text) => {
    // Node itself would refuse to write it.
    const body = answerTo(text);
    response.socket?.end(`HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 20\r\n\r\n${body}`);
  },
  'leads in circles': end(302, '', { location: '/suggest?q=circle' }),
  'leads to a login': end(200, '<!doctype html><title>Log in</title>', { 'content-type': 'text/html' }),
  'is an error': end(500),
  'is an overload': end(503, 'Later'),
  'is empty': end(200),
  'is nothing': end(204),
  'is no list': end(200, '{"error": "none"}'),
  'is half a list': end(200, '[{"title": "half'),
  'has bad items': end(200, '[null, 3, {"title": 7, "url": []}, {"url": "javascript:1", "title": "bad"}]'),
  'is large': end(200, JSON.stringify(Array.from({ length: 30_000 }, () => ({ title: 'x'.repeat(100), url: '/' })))),
  flaps: (response, text, count) => (count % 2 === 0 ? end(502)(response) : right(response, text, count)),
};

/** A server for pages and suggestions that does what it is told to with the latter. */
export interface MisbehavingServer {
  readonly origin: string;
  /** One of `FAULTS`; undefined: it answers as it should. */
  fault: string | undefined;
  /** How many requests for suggestions it has not answered as it should. */
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
    if (pathname === '/suggest') {
      const behave = opened.fault && FAULTS[opened.fault];
      if (behave) opened.faultCount += 1;
      return void (behave || right)(response, searchParams.get('q') ?? '', opened.faultCount);
    }
    const file = fileOf(pathname);
    return void response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.body);
  });
  opened.origin = await listen(server, 0, () => undefined);
  return opened;
}
