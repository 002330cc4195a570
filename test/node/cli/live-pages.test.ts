import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it, mock } from 'node:test';
import { gzipSync } from 'node:zlib';
import { locationsOf } from '../../../elements/cli/sitemap.ts';
import { fetchText } from '../../../elements/site-files/fetch-text.ts';
import { HEADER, PAGE, run } from '../prerender/command-run.ts';

const BROKEN = PAGE.replace('"/pricing"', '"htps:x"').replace('<title>', '<script src="a.js"></script>\n<title>');
const FINE = `<script src="a.js"></script>${PAGE}`;

type Answer = (response: ServerResponse) => void;

const html =
  (text: string | Buffer, type = 'text/html; charset=utf-8'): Answer =>
  (response) =>
    response.setHeader('content-type', type).end(text);
const status =
  (code: number, location?: string): Answer =>
  (response) =>
    response.writeHead(code, location === undefined ? {} : { location }).end('<p>No.');

const routes: Record<string, Answer> = {};
const asked: string[] = [];
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  (routes[url] ?? status(404))(response);
});
/** Another origin, for redirects. */
const other = createServer((_, response) => html('<form>Login</form>')(response));
const originOf = ({ port }: AddressInfo, host = '127.0.0.1') => `http://${host}:${port}`;
let origin = '';
let elsewhere = '';

before(async () => {
  for (const one of [server, other]) await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  origin = originOf(server.address() as AddressInfo);
  elsewhere = originOf(other.address() as AddressInfo);
});
after(() => {
  server.close();
  other.close();
});

describe('site-elements validate, of live pages', () => {
  it('says what is wrong at an address with line and column, also in documents, and follows redirects on the host', async () => {
    routes['/a'] = html(BROKEN);
    routes['/nav.json'] = html('{\n "logo": [] }', 'application/json');
    routes['/from'] = status(302, '/docs/page');
    routes['/docs/page'] = html('<site-header src="../nav.json"></site-header>');
    const { code, stdout, stderr } = await run(['validate', `${origin}/a`, `${origin}/nav.json`, `${origin}/from`]);
    assert.equal(code, 1, stderr);
    const lines = stdout.trimEnd().split('\n');
    assert.equal(lines.length, 2, stdout);
    assert.match(stdout, new RegExp(`^${origin}/a:2:\\d+: <site-header> /navigation/0/url is "htps:x"`, 'm'));
    assert.match(stdout, new RegExp(`^${origin}/nav\\.json:2:10: <site-header> /logo is a list`, 'm'));
    assert.match(stderr, /^3 addresses looked at in [\d.]+ s: 2 problems\.$/m);
  });

  it('reads a page in the encoding that it names', async () => {
    routes['/latin'] = html(
      Buffer.from(`<p>\xe4\xe4</p><site-header theme="\xe4"></site-header>`, 'latin1'),
      'text/html',
    );
    routes['/named'] = html(
      Buffer.from(`<meta charset=windows-1252><p>\xe4\xe4</p><site-header theme="\xe4"></site-header>`, 'latin1'),
      'text/html',
    );
    assert.match(
      (await run(['validate', `${origin}/named`])).stdout,
      /named:1:50: <site-header> attribute theme is "ä"/,
    );
    assert.match(
      (await run(['validate', `${origin}/latin`])).stdout,
      /latin:1:23: <site-header> attribute theme is "�"/,
    );
  });

  it('ends with 2 and says why there is nothing to be looked at', async () => {
    routes['/login'] = status(401);
    routes['/refused'] = status(403);
    routes['/to-login'] = status(302, `${elsewhere}/login?from=a`);
    routes['/plain'] = html('<p>Text');
    routes['/picture'] = html('', 'image/png');
    routes['/cut'] = (response) => response.destroy();
    routes['/fine'] = html(FINE);
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const nobody = originOf(closed.address() as AddressInfo);
    await new Promise((resolve) => closed.close(resolve));
    const names = ['login', 'refused', 'to-login', 'plain', 'picture', 'cut', 'gone', 'fine'];
    const { code, stdout, stderr } = await run(['validate', ...names.map((name) => `${origin}/${name}`), nobody]);
    assert.deepEqual([code, stdout], [2, '']);
    for (const [address, words] of [
      [`${origin}/login`, 'it answers 401: it wants a login.'],
      [`${origin}/refused`, 'it answers 403: it refuses this, as it does where a login is wanted.'],
      [`${origin}/to-login`, `it leads to ${elsewhere}/login, another site. Name that, if it is meant.`],
      [`${origin}/plain`, 'none of <site-header>, <site-subnav>, <site-search> stands in it. Is it a login page, or'],
      [`${origin}/picture`, 'it is image/png; expected a page or JSON.'],
      [`${origin}/cut`, 'the connection is closed without an answer.'],
      [`${origin}/gone`, 'it answers 404.'],
      [`${nobody}/`, 'nothing answers there.'],
    ])
      assert.ok(stderr.includes(`${address}: cannot be looked at: ${words}`), `${address}: ${words}\n${stderr}`);
    assert.doesNotMatch(stderr, /fine: | {4}at /);
    assert.match(stderr, /0 problems, 8 could not be read\.$/m);
  });

  it('waits 10 s for an answer, reads no more than it may, and unpacks no more', async () => {
    routes['/fine'] = html(FINE);
    routes['/bomb'] = html(gzipSync(Buffer.alloc(100_000)), 'application/gzip');
    const url = (path: string) => new URL(path, origin);
    assert.equal((await fetchText(url('/fine'), 1000)).text, FINE);
    await assert.rejects(fetchText(url('/fine'), 100), { message: 'it is over 100 bytes long' });
    await assert.rejects(fetchText(url('/bomb'), 10_000), /larger than 10000/);
    const timeouts: number[] = [];
    mock.method(AbortSignal, 'timeout', (delay: number) => {
      timeouts.push(delay);
      return AbortSignal.abort(new DOMException('', 'TimeoutError'));
    });
    await assert.rejects(fetchText(url('/fine'), 1000), { message: 'it gives no answer in 10 s' });
    mock.restoreAll();
    assert.deepEqual(timeouts, [10_000]);
  });
});

describe('site-elements validate --sitemap', () => {
  const urlset = (...paths: string[]) =>
    `<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
      .map((path) => `<url><loc> ${path} </loc><lastmod>2026-01-01</lastmod></url>`)
      .join('\n')}</urlset>`;
  const index = (...paths: string[]) =>
    urlset(...paths)
      .replaceAll('urlset', 'sitemapindex')
      .replaceAll('url>', 'sitemap>');
  const xml = (text: string | Buffer) => html(text, 'application/xml');

  it('looks at the pages that the sitemaps of a site list, of its own origin, each once', async () => {
    routes['/sitemap.xml'] = xml(index(`${origin}/one.xml`, `${origin}/two.xml.gz`, `${elsewhere}/three.xml`));
    routes['/one.xml'] = xml(urlset(`${origin}/bad`, `${origin}/plain`, `${elsewhere}/login`, `${origin}/guide.pdf`));
    routes['/two.xml.gz'] = html(gzipSync(urlset(`${origin}/bad`, `${origin}/fine?a=1&amp;b=2`)), 'application/gzip');
    routes['/bad'] = html(BROKEN);
    routes['/plain'] = html('<p>Text');
    routes['/guide.pdf'] = html('%PDF', 'application/pdf');
    routes['/fine?a=1&b=2'] = html(FINE);
    asked.length = 0;
    const { code, stdout, stderr } = await run(['validate', '--sitemap', `${origin}/docs/`]);
    assert.equal(code, 1, stderr);
    assert.match(stdout, new RegExp(`^${origin}/bad:2:\\d+: <site-header> /navigation/0/url [^\n]+\n$`));
    assert.match(
      stderr,
      new RegExp(`^Reading ${origin}/sitemap.xml\nReading ${origin}/one.xml\nReading ${origin}/two`),
    );
    assert.match(stderr, /^2 addresses of other sites are left out\.$/m);
    assert.match(stderr, /^4 addresses looked at in [\d.]+ s: 1 problem\.$/m);
    assert.deepEqual(asked.slice(0, 3), ['/sitemap.xml', '/one.xml', '/two.xml.gz']);
    assert.deepEqual(asked.slice(3).sort(), ['/bad', '/fine?a=1&b=2', '/guide.pdf', '/plain']);
  });

  it('looks at no more pages than --max-pages, and says that there are more', async () => {
    routes['/some.xml'] = xml(urlset(...Array.from({ length: 9 }, (_, number) => `${origin}/page-${number}`)));
    for (let number = 0; number < 9; number += 1) routes[`/page-${number}`] = html(HEADER);
    asked.length = 0;
    const { code, stderr } = await run(['validate', '--sitemap', `${origin}/some.xml`, '--max-pages', '3']);
    assert.equal(code, 0);
    assert.match(stderr, /^More pages are listed; the first 3 are looked at\. --max-pages takes more\.$/m);
    assert.deepEqual(asked.sort(), ['/page-0', '/page-1', '/page-2', '/some.xml']);
  });

  it('ends with 2 if a sitemap cannot be read, is none, or lists nothing', async () => {
    routes['/html.xml'] = html(PAGE);
    routes['/cut.xml'] = xml('<urlset>\n<url></loc></urlset>');
    routes['/empty.xml'] = xml(urlset());
    for (const [path, words] of [
      ['/none.xml', 'cannot be looked at: it answers 404.'],
      ['/html.xml', 'cannot be looked at: it is no XML: '],
      ['/cut.xml', 'cannot be looked at: it is no XML: Unexpected close tag, line 2.'],
      ['/empty.xml', `its sitemap lists no page of ${origin}.`],
    ] as const) {
      const { code, stdout, stderr } = await run(['validate', '--quiet', '--sitemap', origin + path]);
      assert.deepEqual([code, stdout], [2, ''], path);
      assert.ok(stderr.startsWith(`${origin}${path}: ${words}`), stderr);
      assert.equal(stderr.split('\n').length, 2, stderr);
    }
  });

  it('takes the addresses of pages alone, in CDATA too, under any prefix', () => {
    const sitemap = `<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://i.example">
      <s:url><s:loc><![CDATA[https://x.example/?a&b]]></s:loc><image:image><image:loc>https://x.example/i.png</image:loc></image:image></s:url>
    </s:urlset>`;
    assert.deepEqual(locationsOf(sitemap), { pages: ['https://x.example/?a&b'], sitemaps: [] });
    assert.throws(() => locationsOf('<rss></rss>'), /it is no sitemap: <rss> stands in it; expected <urlset>/);
  });
});
