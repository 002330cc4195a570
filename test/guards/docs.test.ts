import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parseNavigation, parseSearchConfig, parseSectionNav } from '../../src/core/config/parse-data.ts';

const PAGES = [
  'README.md',
  'elements/site-header.md',
  'elements/site-subnav.md',
  'elements/site-search.md',
  'elements/prerender.md',
];
/** Pages beside them, without an element's JSON. */
const OTHER_PAGES = ['elements/suggestion-endpoint.md'];
const PARSERS = { 'site-header': parseNavigation, 'site-subnav': parseSectionNav, 'site-search': parseSearchConfig };

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The tag and the JSON of every example in a page. */
function examples(page: string): { tag: keyof typeof PARSERS; json: string }[] {
  const pattern =
    /<(site-header|site-subnav|site-search)[^>]*>\s*<script type="application\/json">([\s\S]*?)<\/script>/g;
  return [...read(page).matchAll(pattern)].map(([, tag, json]) => ({
    tag: tag as keyof typeof PARSERS,
    json: json ?? '',
  }));
}

describe('documentation', () => {
  for (const page of PAGES) {
    it(`${page} shows only JSON that is read without a problem`, () => {
      const found = examples(page);
      assert.ok(found.length > 0, 'There is no example.');
      for (const { tag, json } of found) assert.deepEqual(PARSERS[tag](JSON.parse(json)).problems, []);
    });
  }

  for (const page of [...PAGES, ...OTHER_PAGES]) {
    it(`${page} links only to files that are there`, () => {
      for (const [, path] of read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
        if (path?.startsWith('../dist/')) continue;
        const folder = page.includes('/') ? 'elements/' : '';
        assert.doesNotThrow(() => read(folder + path), `${page} links to ${path}.`);
      }
    });
  }

  it('names every attribute, event and part of the manifest on the element’s page', () => {
    const { modules } = JSON.parse(read('custom-elements.json'));
    const elements = modules.flatMap((module: { declarations?: object[] }) => module.declarations ?? []);
    for (const { tagName, customElement, attributes, events, cssParts } of elements) {
      if (!customElement) continue;
      const page = read(`elements/${tagName}.md`);
      for (const { name } of [...attributes, ...events, ...cssParts]) {
        assert.ok(page.includes(`\`${name}\``), `elements/${tagName}.md does not name ${name}.`);
      }
    }
  });
});
