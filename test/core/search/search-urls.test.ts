import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { SEARCH_MIN_LENGTH_COUNT } from '../../../src/constants.ts';
import { LOCALES } from '../../../src/core/locale/locales.ts';
import { searchResultsUrl, shouldSuggest, suggestionRequestUrl } from '../../../src/core/search/search-urls.ts';

const ENGLISH = { locale: 'en-us' } as const;
const GERMAN = { locale: 'de-de' } as const;
const KIBANA_DOCS = { ...ENGLISH, area: 'Documentation', product: 'Fleet and Elastic Agent' } as const;

describe('shouldSuggest', () => {
  it('§5: wants at least SEARCH_MIN_LENGTH_COUNT characters', () => {
    assert.equal(shouldSuggest('a'.repeat(SEARCH_MIN_LENGTH_COUNT - 1)), false);
    assert.equal(shouldSuggest('a'.repeat(SEARCH_MIN_LENGTH_COUNT)), true);
  });

  it('contract §5: trims before it measures', () => {
    assert.equal(shouldSuggest('  ab  '), false);
    assert.equal(shouldSuggest('a b'), true);
  });

  it('counts a character of two units once', () => {
    assert.equal(shouldSuggest('𠮷😀'), false);
    assert.equal(shouldSuggest('𠮷野家'), true);
  });

  for (const text of ['', ' ', '\n\t', '\u00a0\u3000', 'ab', '日本', '\ud83d\ude00'.repeat(2)]) {
    it(`§5: is not enough: ${JSON.stringify(text)}`, () => assert.equal(shouldSuggest(text), false));
  }

  for (const text of ['abc', '日本語', 'a b', ' \u00a0abc\u3000', '123', '!!!', '\u0000\u0000\u0000']) {
    it(`§5: is enough: ${JSON.stringify(text)}`, () => assert.equal(shouldSuggest(text), true));
  }

  it('takes another minimum, but never suggests for no text', () => {
    for (const minimum of [0, -1, 0.5, 1]) {
      assert.equal(shouldSuggest('', minimum), false);
      assert.equal(shouldSuggest('a', minimum), true);
    }
    assert.equal(shouldSuggest('a', 1), true);
    assert.equal(shouldSuggest('abc', 4), false);
    assert.equal(shouldSuggest(' ', 0), false);
  });
});

describe('suggestionRequestUrl', () => {
  const request = (text: string, filters: Parameters<typeof suggestionRequestUrl>[0]['filters'] = ENGLISH): string =>
    suggestionRequestUrl({ suggestUrl: '/api/autosuggest', text, filters });

  it('§7: sends the trimmed text as q, and nothing that is not set', () => {
    assert.equal(request(' kib '), '/api/autosuggest?q=kib');
  });

  it('R1: encodes the text once', () => {
    const text = 'a&b=c #1 50% +ü 漢 %20';
    const { searchParams } = new URL(request(text), 'https://vendor.example');
    assert.deepEqual([...searchParams], [['q', text]]);
  });

  for (const [suggestUrl, expected] of [
    ['', '?q=a'],
    ['?site=1', '?site=1&q=a'],
    ['?q=old&q=older', '?q=a'],
    ['#top', '?q=a#top'],
    ['suggest', 'suggest?q=a'],
    ['//api.example', '//api.example/?q=a'],
    ['HTTPS://api.example:8443/s?x=%20#h', 'HTTPS://api.example:8443/s?x=+&q=a#h'],
    ['/de/api', '/de/api?q=a'],
  ] as const) {
    it(`R1: asks ${JSON.stringify(suggestUrl)} without a prefix, and keeps its query`, () => {
      const english = suggestionRequestUrl({ suggestUrl, text: 'a', filters: ENGLISH });
      assert.equal(english, expected);
      const german = suggestionRequestUrl({ suggestUrl, text: 'a', filters: GERMAN });
      assert.equal(german.replace('&locale=de', ''), expected);
    });
  }

  it('§7: sends area and product', () => {
    assert.equal(
      request('kib', KIBANA_DOCS),
      '/api/autosuggest?q=kib&location=Documentation&product=Fleet+and+Elastic+Agent',
    );
    assert.equal(request('kib', { ...ENGLISH, area: 'Blog' }), '/api/autosuggest?q=kib&location=Blog');
  });

  it('§7: sends no product without the area Documentation', () => {
    assert.equal(request('kib', { ...KIBANA_DOCS, area: 'Blog' }), '/api/autosuggest?q=kib&location=Blog');
    assert.equal(request('kib', { ...KIBANA_DOCS, area: undefined }), '/api/autosuggest?q=kib');
  });

  it('§5, §7: sends the short code of each language but English', () => {
    const sent = LOCALES.map(({ code }) =>
      new URLSearchParams(request('kib', { locale: code }).split('?')[1]).get('locale'),
    );
    assert.deepEqual(sent, ['de', null, 'es', 'fr', 'jp', 'kr', 'cn', 'pt']);
  });

  for (const [suggestUrl, expected] of [
    ['https://api.example/suggest', 'https://api.example/suggest?q=kib'],
    ['https://api.example', 'https://api.example/?q=kib'],
    ['https://api.example/suggest?key=1&q=old', 'https://api.example/suggest?key=1&q=kib'],
    ['/suggest?key=a%26b', '/suggest?key=a%26b&q=kib'],
    ['/suggest#x?y', '/suggest?q=kib#x?y'],
    ['suggest', 'suggest?q=kib'],
    ['//api.example/suggest', '//api.example/suggest?q=kib'],
  ] as const) {
    it(`keeps what ${suggestUrl} has`, () => {
      assert.equal(suggestionRequestUrl({ suggestUrl, text: 'kib', filters: ENGLISH }), expected);
    });
  }
});

describe('searchResultsUrl', () => {
  const referrer = 'https://www.vendor.example/guide?a=1#b';
  const submit = (searchUrl: string, filters: Parameters<typeof searchResultsUrl>[0]['filters']): string =>
    searchResultsUrl({ searchUrl, text: ' log & trace ', filters, referrer });
  const sent = encodeURIComponent(referrer);

  it('R8: sends location[0], product[0], q and referrer', () => {
    const { searchParams } = new URL(submit('https://results.example/find', KIBANA_DOCS));
    assert.deepEqual(Object.fromEntries(searchParams), {
      'location[0]': 'Documentation',
      'product[0]': 'Fleet and Elastic Agent',
      q: 'log & trace',
      referrer,
    });
  });

  it('R8: sends only what is set, and never a locale', () => {
    assert.equal(
      submit('https://results.example/find', GERMAN),
      `https://results.example/de/find?q=log+%26+trace&referrer=${sent}`,
    );
    assert.equal(
      submit('/find', { ...KIBANA_DOCS, area: 'Blog' }),
      `/find?location%5B0%5D=Blog&q=log+%26+trace&referrer=${sent}`,
    );
  });

  for (const [searchUrl, english, german] of [
    ['https://results.example/find', 'https://results.example/find', 'https://results.example/de/find'],
    ['https://results.example', 'https://results.example/', 'https://results.example/de'],
    ['https://results.example/', 'https://results.example/', 'https://results.example/de'],
    ['https://results.example/de/find', 'https://results.example/de/find', 'https://results.example/de/find'],
    ['/find', '/find', '/de/find'],
    ['find', 'find', 'find'],
    ['', '', ''],
    ['/', '/', '/de'],
    ['//results.example', '//results.example/', '//results.example/de'],
    ['/fr/find', '/fr/find', '/fr/find'],
    ['/DE', '/DE', '/DE'],
    ['/defend', '/defend', '/de/defend'],
    ['https://results.example#top', 'https://results.example/', 'https://results.example/de'],
    ['///results.example/find', '///results.example/find', '///results.example/de/find'],
  ] as const) {
    it(`contract §7: the prefix comes first in the path of ${searchUrl}`, () => {
      assert.equal(submit(searchUrl, ENGLISH).split('?')[0], english);
      assert.equal(submit(searchUrl, GERMAN).split('?')[0], german);
    });
  }

  it('keeps the query and the hash of search-url', () => {
    const url = new URL(submit('https://results.example/find?site=main&q=old#top', GERMAN));
    assert.deepEqual(url.searchParams.getAll('q'), ['log & trace']);
    assert.equal(url.searchParams.get('site'), 'main');
    assert.equal(url.hash, '#top');
  });

  it('never throws, whatever the strings', () => {
    const anyText = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(anyText, anyText, anyText, (searchUrl, text, anyReferrer) => {
        searchResultsUrl({
          searchUrl,
          text,
          filters: { ...GERMAN, area: 'Documentation', product: text },
          referrer: anyReferrer,
        });
        suggestionRequestUrl({ suggestUrl: searchUrl, text, filters: GERMAN });
      }),
    );
  });
});
