import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { listen } from '../../demo/server/listen.ts';
import { handleResults } from '../../demo/server/results-handler.ts';

const server = createServer(handleResults);
let origin = '';

before(async () => {
  origin = await listen(server, 0, () => undefined);
});
after(() => server.close());

async function page(path: string): Promise<string> {
  const response = await fetch(origin + path);
  assert.equal(response.status, 200);
  return response.text();
}

function rows(html: string): readonly (readonly (string | undefined)[])[] {
  return [...html.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><\/tr>/gs)].map(([, name, value]) => [
    name,
    value,
  ]);
}

describe('demo results site', () => {
  it('§7: shows exactly the parameters that came, in their order', async () => {
    const html = await page('/de/find?location%5B0%5D=Documentation&product%5B0%5D=Kibana&q=a%26b+c&referrer=x');
    assert.deepEqual(rows(html), [
      ['location[0]', 'Documentation'],
      ['product[0]', 'Kibana'],
      ['q', 'a&amp;b c'],
      ['referrer', 'x'],
    ]);
    assert.match(html, /<code>\/de\/find<\/code>/);
  });

  it('shows a parameter twice that came twice', async () => {
    assert.deepEqual(rows(await page('/find?q=a&q=b')), [
      ['q', 'a'],
      ['q', 'b'],
    ]);
  });

  it('shows markup as text', async () => {
    const html = await page(`/find?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}&%3Cb%3E=1`);
    assert.deepEqual(rows(html), [
      ['q', '&lt;img src=x onerror=alert(1)&gt;'],
      ['&lt;b&gt;', '1'],
    ]);
  });

  it('links back to a referrer that is a web page', async () => {
    const html = await page(`/find?q=a&referrer=${encodeURIComponent('https://www.vendor.example/de/x?a=1&b="2"')}`);
    assert.match(
      html,
      /<a href="https:\/\/www\.vendor\.example\/de\/x\?a=1&amp;b=%222%22" rel="noopener">Back to www\.vendor\.example\/de\/x<\/a>/,
    );
  });

  it('contract §2, Links: does not link back to anything else', async () => {
    for (const referrer of ['javascript:alert(1)', 'data:text/html,x', ' java\nscript:alert(1)', '/relative', '']) {
      assert.doesNotMatch(await page(`/find?referrer=${encodeURIComponent(referrer)}`), /<a /, referrer);
    }
  });

  it('says so when nothing came', async () => {
    assert.match(await page('/'), /No parameters came/);
  });

  it('runs no script and refuses other methods', async () => {
    assert.match((await fetch(origin)).headers.get('content-security-policy') ?? '', /^default-src 'none'/);
    assert.equal((await fetch(origin, { method: 'POST' })).status, 405);
    assert.equal((await fetch(`${origin}/results.css`)).headers.get('content-type'), 'text/css; charset=utf-8');
  });
});
