import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { listen } from '../../demo/server/listen.ts';
import { createSiteHandler } from '../../demo/server/site-handler.ts';
import { buildFixtureSite, RESULTS_ORIGIN, temporaryFolder } from './fixture.ts';

const HASHED_FILE = 'header-C4f3_bQz.js';

const site = buildFixtureSite();
const elementsDirectory = temporaryFolder();
const server = createServer();
let origin = '';

before(async () => {
  for (const name of ['site-elements.js', HASHED_FILE]) writeFileSync(join(elementsDirectory, name), '// code');
  mkdirSync(join(elementsDirectory, 'schema'));
  server.on('request', createSiteHandler({ site, elementsDirectory, resultsOrigin: RESULTS_ORIGIN }));
  origin = await listen(server, 0, () => undefined);
});
after(() => server.close());

function get(path: string, init?: RequestInit): Promise<Response> {
  return fetch(origin + path, { redirect: 'manual', ...init });
}

describe('demo server: pages', () => {
  it('serves a page under its clean address', async () => {
    for (const path of ['/', '/pricing', '/guide', '/guide/', '/de', '/guide/en/kibana/current/dashboards?x=1']) {
      const response = await get(path);
      assert.equal(response.status, 200, path);
      assert.equal(response.headers.get('content-type'), 'text/html;charset=utf-8');
      assert.equal(response.headers.get('cache-control'), 'no-cache');
    }
  });

  it('answers 304 to a page’s ETag', async () => {
    const tag = (await get('/pricing')).headers.get('etag');
    assert.ok(tag);
    assert.equal((await get('/pricing', { headers: { 'If-None-Match': tag } })).status, 304);
  });

  it('§2.1: leads from a page without translation to the English one, with its query', async () => {
    const response = await get('/de/pricing?a=1');
    assert.equal(response.status, 302);
    assert.equal(response.headers.get('location'), '/pricing?a=1');
    assert.equal((await get('/de/blog/feed')).headers.get('location'), '/blog/feed');
    assert.equal((await get('/jp/guide/')).headers.get('location'), '/guide');
  });

  it('never leads to another host', async () => {
    for (const path of [
      '/de//host.example',
      '/de//host.example/pricing',
      '/de/%2F/host.example',
      '/de/\\host.example',
    ]) {
      assert.equal((await get(path)).status, 404, path);
    }
  });

  it('answers 404 with a page in the language of the address', async () => {
    const english = await get('/nothing');
    assert.equal(english.status, 404);
    assert.match(await english.text(), /<html lang="en-US">/);
    const german = await get('/de/nichts');
    assert.equal(german.status, 404);
    assert.match(await german.text(), /<html lang="de-DE">/);
  });

  it('answers 404 in plain text where no page was asked for', async () => {
    for (const path of ['/navigation/missing.json', '/api/missing', '/site-elements/missing.js']) {
      const response = await get(path);
      assert.equal(response.status, 404, path);
      assert.equal(response.headers.get('content-type'), 'text/plain; charset=utf-8');
    }
  });

  it('serves nothing from outside its folders', async () => {
    const { port } = new URL(origin);
    for (const path of [
      '/../content.ts',
      '/site-elements/../../package.json',
      '/site-elements/%2e%2e/%2e%2e/package.json',
    ]) {
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () => {
          socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
        });
        let text = '';
        socket.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        socket.on('end', () => resolve(text)).on('error', reject);
      });
      assert.match(answer, /^HTTP\/1\.1 404 /, path);
    }
  });

  it('§2.5: serves the feed as RSS', async () => {
    const response = await get('/blog/feed');
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'application/rss+xml; charset=utf-8');
  });

  it('refuses other methods by naming those it knows', async () => {
    const response = await get('/pricing', { method: 'POST', body: 'a=1' });
    assert.equal(response.status, 405);
    assert.equal(response.headers.get('allow'), 'GET, HEAD');
  });

  it('contract §2: sends the policy that the elements promise to work under, with every answer', async () => {
    for (const path of ['/', '/nothing', '/api/autosuggest?q=kibana', '/site-elements/site-elements.js']) {
      const policy = (await get(path)).headers.get('content-security-policy')?.split('; ') ?? [];
      for (const part of ["script-src 'self'", "style-src 'self'", "require-trusted-types-for 'script'"]) {
        assert.ok(policy.includes(part), `${path}: ${part}`);
      }
      assert.ok(policy.includes(`form-action 'self' ${RESULTS_ORIGIN}`));
    }
  });
});

describe('demo server: the built elements', () => {
  it('lets hashed files stay and the loader be asked for again', async () => {
    const hashed = await get(`/site-elements/${HASHED_FILE}`);
    assert.equal(hashed.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    const loader = await get('/site-elements/site-elements.js');
    assert.equal(loader.headers.get('cache-control'), 'public, max-age=60');
    assert.ok(loader.headers.get('etag'));
    assert.match(loader.headers.get('content-type') ?? '', /^text\/javascript/);
  });

  it('lets any site load them', async () => {
    assert.equal((await get('/site-elements/site-elements.js')).headers.get('access-control-allow-origin'), '*');
  });

  it('serves a file that a new build has added', async () => {
    writeFileSync(join(elementsDirectory, 'added.js'), '// later');
    assert.equal(await (await get('/site-elements/added.js')).text(), '// later');
  });
});

describe('demo server: suggestions', () => {
  const PATH = '/api/autosuggest';

  it('§7: answers a list of suggestions as JSON', async () => {
    const response = await get(`${PATH}?q=dashb&location=Documentation&product=Kibana&locale=en`);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.deepEqual(await response.json(), [
      { title: 'Build dashboards', url: '/guide/en/kibana/current/dashboards', website_area: 'documentation/kibana' },
    ]);
  });

  it('may be asked from any origin and kept for a minute', async () => {
    const { headers } = await get(`${PATH}?q=dashb`, { headers: { Origin: 'https://other.example' } });
    assert.equal(headers.get('access-control-allow-origin'), '*');
    assert.equal(headers.get('cache-control'), 'public, max-age=60');
  });

  it('answers 304 to its ETag, also among others and in its weak form', async () => {
    const tag = (await get(`${PATH}?q=dashb`)).headers.get('etag') ?? '';
    assert.match(tag, /^".+"$/);
    for (const header of [tag, `"other", W/${tag}`, '*']) {
      const response = await get(`${PATH}?q=dashb`, { headers: { 'If-None-Match': header } });
      assert.equal(response.status, 304, header);
      assert.equal(response.headers.get('etag'), tag);
      assert.equal(response.headers.get('access-control-allow-origin'), '*');
      assert.equal(response.headers.get('cache-control'), 'public, max-age=60');
    }
    assert.equal((await get(`${PATH}?q=pricing`, { headers: { 'If-None-Match': tag } })).status, 200);
  });

  it('answers HEAD like GET, without the body', async () => {
    const whole = await get(`${PATH}?q=dashb`);
    const head = await get(`${PATH}?q=dashb`, { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(head.headers.get('content-length'), whole.headers.get('content-length'));
    assert.equal(await head.text(), '');
  });

  it('answers a preflight with what it allows', async () => {
    const headers = { Origin: 'https://other.example', 'Access-Control-Request-Headers': 'x-trace' };
    const response = await get(PATH, { method: 'OPTIONS', headers });
    assert.equal(response.status, 204);
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    assert.equal(response.headers.get('access-control-allow-methods'), 'GET, HEAD, OPTIONS');
    assert.equal(response.headers.get('access-control-allow-headers'), 'x-trace');
    assert.equal(response.headers.get('vary'), 'Access-Control-Request-Headers');
  });

  it('answers wrong parameters with 400 and a sentence that other origins can read', async () => {
    for (const query of [
      '',
      'q=',
      'q=a&q=b',
      `q=${'x'.repeat(201)}`,
      'q=a&location=News',
      'q=a&locale=xx',
      'q=a&product=Kibana',
      'q=a&location=Documentation&product=',
      'q=a&b=c',
    ]) {
      const response = await get(`${PATH}?${query}`);
      assert.equal(response.status, 400, query);
      assert.match((await response.json()).error, /^The .*\.$/);
      assert.equal(response.headers.get('access-control-allow-origin'), '*');
      assert.equal(response.headers.get('cache-control'), 'no-store');
    }
  });

  it('refuses other methods by naming those it knows', async () => {
    const response = await get(`${PATH}?q=dashb`, { method: 'POST' });
    assert.equal(response.status, 405);
    assert.equal(response.headers.get('allow'), 'GET, HEAD, OPTIONS');
  });
});
