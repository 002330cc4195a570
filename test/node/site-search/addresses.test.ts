import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LinkContext } from '../../../src/core/links/link-rules.ts';
import type { SearchFilters } from '../../../src/core/search/search-filters.ts';
import { type ProviderAttributes, providerUrl } from '../../../src/site-search/provider-url.ts';
import { submitUrl } from '../../../src/site-search/submit-url.ts';

const PAGE_URL = 'https://docs.vendor.example:8443/de/guide/?tab=1#top';
const LINKS: LinkContext = { prefix: '/de', pageUrl: PAGE_URL, siteOrigin: undefined, crossOriginHosts: [] };

const addressOf = (attributes: Partial<ProviderAttributes>, links: Partial<LinkContext> = {}) =>
  providerUrl(
    { provider: 'http', suggestUrl: undefined, pagefindUrl: undefined, ...attributes },
    { ...LINKS, ...links },
  );

describe('the address of suggestions', () => {
  const MAIN = 'https://www.vendor.example';
  type Case = readonly [string, Parameters<typeof addressOf>, string | undefined];
  const CASES: readonly Case[] = [
    ['without attributes', [{}], 'https://docs.vendor.example:8443/api/autosuggest'],
    ['on the main site', [{}, { siteOrigin: MAIN }], `${MAIN}/api/autosuggest`],
    ['from the root of the page', [{ suggestUrl: '/s' }, { siteOrigin: MAIN }], 'https://docs.vendor.example:8443/s'],
    ['relative to the page', [{ suggestUrl: 's?index=1' }], 'https://docs.vendor.example:8443/de/guide/s?index=1'],
    ['on another host', [{ suggestUrl: '//api.vendor.example/s' }], 'https://api.vendor.example/s'],
    ['of a forbidden scheme', [{ suggestUrl: 'javascript:alert(1)' }], undefined],
    ['of another scheme', [{ suggestUrl: 'ftp://vendor.example/' }], undefined],
    ['that no browser can read', [{ suggestUrl: 'https://[' }], undefined],
    ['on a page from the disk', [{}, { pageUrl: 'file:///site/index.html' }], undefined],
    ['on a page that is not known', [{}, { pageUrl: '' }], undefined],
    ['on a page that is not known, of a main site', [{}, { pageUrl: '', siteOrigin: MAIN }], `${MAIN}/api/autosuggest`],
    ['of Pagefind', [{ provider: 'pagefind' }], 'https://docs.vendor.example:8443/pagefind/pagefind.js'],
    [
      'of Pagefind, which is the page’s own and not the main site’s',
      [{ provider: 'pagefind', suggestUrl: '/s' }, { siteOrigin: MAIN }],
      'https://docs.vendor.example:8443/pagefind/pagefind.js',
    ],
    [
      'of Pagefind elsewhere',
      [{ provider: 'pagefind', pagefindUrl: '../p.js' }],
      'https://docs.vendor.example:8443/de/p.js',
    ],
    ...[
      'data:text/javascript,1',
      'https://evil.example/p.js',
      '//evil.example/p.js',
      'https://docs.vendor.example/p.js',
    ].map(
      (pagefindUrl): Case => [
        `of Pagefind at ${pagefindUrl}, which is not on the page’s origin,`,
        [{ provider: 'pagefind', pagefindUrl }],
        'https://docs.vendor.example:8443/pagefind/pagefind.js',
      ],
    ),
    ['of Pagefind on a page that is not known', [{ provider: 'pagefind' }, { pageUrl: '' }], undefined],
  ];
  for (const [what, arguments_, expected] of CASES) {
    it(`contract §5, §7: ${what} is ${expected ?? 'none'}`, () => assert.equal(addressOf(...arguments_), expected));
  }
});

describe('the page of results', () => {
  const ENGLISH: SearchFilters = { locale: 'en-us' };
  const results = (searchUrl: string | undefined, text = 'a', filters = ENGLISH) =>
    submitUrl(searchUrl, { text, filters, referrer: PAGE_URL });
  const referrer = `referrer=${encodeURIComponent(PAGE_URL)}`;

  it('R9: has the text under the name that the site gives it', () => {
    const named = (queryParameter: string, searchUrl = '/?lang=de') =>
      submitUrl(searchUrl, { text: ' a b ', filters: ENGLISH, referrer: PAGE_URL, queryParameter });
    assert.equal(named('s'), `https://docs.vendor.example:8443/?lang=de&s=a+b&${referrer}`);
    assert.equal(named('  ', '/find'), `https://docs.vendor.example:8443/find?q=a+b&${referrer}`);
    assert.equal(named('q[all]&', '/'), `https://docs.vendor.example:8443/?q%5Ball%5D%26=a+b&${referrer}`);
  });

  it('R8: is none without an http(s) search-url', () => {
    for (const url of [undefined, 'javascript:alert(1)', 'mailto:a@vendor.example', 'https://[']) {
      assert.equal(results(url), undefined);
    }
  });

  it('R8: is absolute, whatever the attribute is relative to', () => {
    assert.equal(results('/find'), `https://docs.vendor.example:8443/find?q=a&${referrer}`);
    assert.equal(results('find'), `https://docs.vendor.example:8443/de/guide/find?q=a&${referrer}`);
    assert.equal(results('https://results.vendor.example'), `https://results.vendor.example/?q=a&${referrer}`);
  });

  it('R8: keeps parameters and anchor of the attribute, but for those that a submit sets', () => {
    const url = new URL(results('https://results.vendor.example/find?source=site&q=old#list') ?? '');
    assert.deepEqual([...url.searchParams.keys()], ['source', 'q', 'referrer']);
    assert.deepEqual([url.searchParams.get('q'), url.hash], ['a', '#list']);
  });

  it('R8: encodes the text once, and tells the page’s address whole', () => {
    const text = 'a & b=c #1 + 100% ü 日本 👍';
    const url = new URL(results('https://results.vendor.example/', `  ${text}\n`) ?? '');
    assert.equal(url.searchParams.get('q'), text);
    assert.equal(url.searchParams.get('referrer'), PAGE_URL);
  });

  it('R8: has the language first in its path, once', () => {
    const german: SearchFilters = { locale: 'de-de' };
    assert.equal(new URL(results('https://results.vendor.example/', 'a', german) ?? '').pathname, '/de');
    assert.equal(new URL(results('https://results.vendor.example/de/find', 'a', german) ?? '').pathname, '/de/find');
  });
});
