import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildPagefind } from '../../demo/build-pagefind.ts';
import { listen } from '../../demo/server/listen.ts';
import { createSiteHandler } from '../../demo/server/site-handler.ts';
import { buildFixtureSite, RESULTS_ORIGIN, temporaryFolder } from './fixture.ts';

const site = buildFixtureSite();
const server = createServer();
let origin = '';

before(async () => {
  await buildPagefind(site);
  server.on(
    'request',
    createSiteHandler({ site, elementsDirectory: temporaryFolder(), resultsOrigin: RESULTS_ORIGIN }),
  );
  origin = await listen(server, 0, () => undefined);
});
after(() => server.close());

describe('demo: the static index', () => {
  it('has the content pages of each language, and no other page', async () => {
    const { languages } = await (await fetch(`${origin}/pagefind/pagefind-entry.json`)).json();
    const counts = new Map<string, number>();
    for (const { language } of site.pages) {
      const tag = language.languageTag.toLowerCase();
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    const found = Object.entries(languages as Record<string, { page_count: number }>);
    assert.deepEqual(new Map(found.map(([tag, { page_count }]) => [tag, page_count])), counts);
    assert.ok(existsSync(join(site.directory, 'pagefind/pagefind.js')));
  });

  it('§4: pages tell their area, their product and where they stand', () => {
    const html = readFileSync(join(site.directory, 'guide/en/kibana/current/dashboards.html'), 'utf8');
    assert.match(html, /<article data-pagefind-body data-pagefind-meta="website_area\[data-area\]"/);
    assert.match(html, /data-pagefind-filter="location\[data-location\], product\[data-product\]"/);
    assert.match(html, /data-area="documentation\/kibana" data-location="Documentation" data-product="Kibana"/);
    const pricing = readFileSync(join(site.directory, 'pricing.html'), 'utf8');
    assert.doesNotMatch(pricing, /data-pagefind-filter/);
  });

  it("has one page that runs on it, whose policy alone has 'wasm-unsafe-eval'", async () => {
    const policyOf = async (path: string) => (await fetch(origin + path)).headers.get('content-security-policy');
    assert.match((await policyOf('/states/search-pagefind')) ?? '', /script-src 'self' 'wasm-unsafe-eval';/);
    for (const path of ['/', '/states', '/states/search-failing']) {
      assert.match((await policyOf(path)) ?? '', /script-src 'self';/, path);
    }
  });
});
