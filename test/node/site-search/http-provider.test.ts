import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, it } from 'node:test';
import { SEARCH_ANSWER_MAX_BYTES } from '../../../src/constants.ts';
import type { SearchFilters } from '../../../src/core/search/search-filters.ts';
import { httpProvider } from '../../../src/site-search/http-provider.ts';

const ENGLISH: SearchFilters = { locale: 'en-us' };
const JSON_TYPE = { 'content-type': 'application/json' };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function served(handler: RequestListener): Promise<string> {
  server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/s`;
}

const ask = (url: string, filters = ENGLISH, signal = new AbortController().signal) =>
  httpProvider(url).suggest('abc', filters, signal);

/** An answer with this body. */
const answering =
  (body: string | Buffer, headers: Record<string, string> = JSON_TYPE, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

describe('the suggestion request', () => {
  it('R1: sends what the rules say, and neither cookies nor referrer', async () => {
    const requests: IncomingMessage[] = [];
    const url = await served((request, response) => {
      requests.push(request);
      response.writeHead(200, JSON_TYPE).end('[]');
    });
    await ask(`${url}?index=1`, { locale: 'de-de', area: 'Documentation', product: 'Fleet and Elastic Agent' });
    const [{ method, url: asked = '', headers } = {} as IncomingMessage] = requests;
    assert.equal(method, 'GET');
    assert.equal(asked, '/s?index=1&q=abc&location=Documentation&product=Fleet+and+Elastic+Agent&locale=de');
    assert.deepEqual([headers.cookie, headers.referer], [undefined, undefined]);
  });

  for (const type of ['application/json', 'Application/JSON; charset=utf-8', 'application/ld+json', 'text/json']) {
    it(`contract §5: takes an answer of the type ${type}`, async () => {
      assert.deepEqual(await ask(await served(answering('["ü"]', { 'content-type': type }))), ['ü']);
    });
  }

  it('contract §5: reads letters that two parts of the answer share, and leaves out a byte order mark', async () => {
    const bytes = Buffer.from('\ufeff["日本"]');
    const url = await served((_, response) => {
      response.writeHead(200, JSON_TYPE);
      response.write(bytes.subarray(0, 6), () => response.end(bytes.subarray(6)));
    });
    assert.deepEqual(await ask(url), ['日本']);
  });

  const FAILING: readonly (readonly [string, RequestListener, RegExp])[] = [
    ['F1: 404', answering('{}', JSON_TYPE, 404), /answered 404; expected 200/],
    ['F1: 503', answering('[]', JSON_TYPE, 503), /answered 503/],
    ['F3: 204', answering('', {}, 204), /answered 204/],
    ['F3: 206, a part of an answer', answering('[]', JSON_TYPE, 206), /answered 206/],
    ['F3: HTML', answering('<!doctype html>', { 'content-type': 'text/html' }), /text\/html; expected JSON/],
    ['F3: no type', answering('[]', {}), /nothing; expected JSON/],
    [
      'F3: a type that only begins like JSON',
      answering('[]', { 'content-type': 'application/jsonp' }),
      /expected JSON/,
    ],
    ['F3: nothing', answering(''), /JSON/],
    ['F3: half an answer', answering('[{"title":'), /JSON/],
    [
      'F3: a connection that breaks',
      (_, response) => void response.writeHead(200, JSON_TYPE).write('[', () => response.destroy()),
      /./,
    ],
  ];
  for (const [title, handler, message] of FAILING) {
    it(`${title} is a failure`, async () => {
      const url = await served(handler);
      await assert.rejects(ask(url), message);
    });
  }

  it('F1: a failure knows how long the server wants to be left alone, and only what it said', async () => {
    const headers = { 'retry-after': '7' };
    await assert.rejects(ask(await served(answering('', headers, 429))), { retryAfterMs: 7000 });
    server?.close();
    await assert.rejects(ask(await served(answering('', {}, 429))), { retryAfterMs: 0 });
  });

  it('F3: an answer may be as long as the limit, and not a byte longer', async () => {
    const filled = (length: number) => `"${'a'.repeat(length - 2)}"`;
    const longest = await ask(await served(answering(filled(SEARCH_ANSWER_MAX_BYTES))));
    assert.equal(String(longest).length, SEARCH_ANSWER_MAX_BYTES - 2);
    server?.close();
    await assert.rejects(ask(await served(answering(filled(SEARCH_ANSWER_MAX_BYTES + 1)))), /over 2000000 bytes/);
  });

  it('F3: of an answer without end, no more is loaded than the limit', async () => {
    const seen = new EventEmitter();
    const isHungUp = once(seen, 'close');
    const url = await served((_, response) => {
      response.writeHead(200, JSON_TYPE).on('close', () => seen.emit('close'));
      const part = Buffer.alloc(100_000, 'a');
      const write = () => void response.write(part, (error) => error ?? write());
      write();
    });
    await assert.rejects(ask(url), /bytes long/);
    await isHungUp;
  });

  it('R4: aborted, it is given up on the network, and rejects with the reason', async () => {
    const seen = new EventEmitter();
    const [isAsked, isHungUp] = [once(seen, 'asked'), once(seen, 'close')];
    const url = await served((_, response) => {
      response.on('close', () => seen.emit('close'));
      seen.emit('asked');
    });
    const superseding = new AbortController();
    const answer = ask(url, ENGLISH, superseding.signal);
    const isRejected = assert.rejects(answer, /overtaken/);
    await isAsked;
    superseding.abort(new Error('overtaken'));
    await Promise.all([isRejected, isHungUp]);
  });
});
