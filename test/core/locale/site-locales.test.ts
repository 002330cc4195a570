import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { homeUrl, localeAwareUrl, mastheadUrl } from '../../../src/core/links/link-rules.ts';
import { alternateUrls } from '../../../src/core/locale/alternate-urls.ts';
import { findLocale, localeOfPath, localeOfTag } from '../../../src/core/locale/find-locale.ts';
import { LOCALES } from '../../../src/core/locale/locales.ts';
import { pickerEntries } from '../../../src/core/locale/picker-entries.ts';
import { resolveLocale } from '../../../src/core/locale/resolve-locale.ts';
import { isForeign, onlyLocale, siteLocales } from '../../../src/core/locale/site-locales.ts';
import { searchResultsUrl, suggestionRequestUrl } from '../../../src/core/search/search-urls.ts';

const DATA = [
  { code: 'en' },
  { code: 'de-AT', prefix: '/at', name: 'Deutsch (Österreich)' },
  { code: 'de_ch', prefix: '/ch/de' },
  { code: 'fr-ch', prefix: '/ch' },
  { code: 'zh-hant', prefix: '/tw' },
  { code: 'ar', prefix: '/ar', name: 'العربية', direction: 'rtl' },
] as const;
const SITE = siteLocales(DATA);
const codeOf = (locale: { readonly code: string } | undefined) => locale?.code;

describe('the site’s own languages', () => {
  it('have what the data says, and of the eight what it leaves open', () => {
    assert.deepEqual(
      SITE.map(({ code, shortCode, languageTag, pickerCode, name, prefix, direction }) => [
        ...[code, shortCode, languageTag, pickerCode, name, prefix, direction],
      ]),
      [
        ['en-us', 'en', 'en-US', 'EN', 'English', '', undefined],
        ['de-at', 'de', 'de-AT', 'DE', 'Deutsch (Österreich)', '/at', undefined],
        ['de-ch', 'de', 'de-CH', 'DE', 'de_ch', '/ch/de', undefined],
        ['fr-ch', 'fr', 'fr-CH', 'FR', 'fr-ch', '/ch', undefined],
        ['zh-hant', 'en', 'zh-Hant', 'ZH', 'zh-hant', '/tw', undefined],
        ['ar', 'en', 'ar', 'AR', 'العربية', '/ar', 'rtl'],
      ],
    );
    for (const { languageTag } of SITE) assert.deepEqual(Intl.getCanonicalLocales(languageTag), [languageTag]);
    assert.deepEqual(SITE.filter(isForeign).map(codeOf), ['zh-hant', 'ar']);
  });

  it('are the same objects for the same data', () => {
    assert.equal(siteLocales(DATA), SITE);
    assert.equal(
      onlyLocale(LOCALES[0] as (typeof LOCALES)[number]),
      onlyLocale(LOCALES[0] as (typeof LOCALES)[number]),
    );
  });

  it('are told by the longest prefix, in whole segments', () => {
    for (const [path, code] of [
      ['/ch/de/start', 'de-ch'],
      ['/CH/DE', 'de-ch'],
      ['/ch/design', 'fr-ch'],
      ['/ch?de', 'fr-ch'],
      ['/chat', undefined],
      ['/de/start', undefined],
    ] as const) {
      assert.equal(codeOf(localeOfPath(path, SITE)), code, path);
    }
  });

  it('are told by a tag: the very one, else the first of the language; traditional Chinese is a language of its own', () => {
    for (const [tag, code] of [
      ['de-CH', 'de-ch'],
      ['de', 'de-at'],
      ['fr-FR', 'fr-ch'],
      ['ar-EG', 'ar'],
      ['zh-TW', 'zh-hant'],
      ['zh-CN', undefined],
      ['cn', undefined],
      ['es', undefined],
    ] as const) {
      assert.equal(codeOf(localeOfTag(tag, SITE)), code, tag);
    }
  });

  it('begin with the one without prefix, or the first', () => {
    const sources = { pathname: '/start', lang: 'it' };
    assert.equal(codeOf(findLocale(sources, SITE)), 'en-us');
    assert.equal(codeOf(findLocale(sources, SITE.slice(1))), 'de-at');
    const { locale, problem } = resolveLocale({ ...sources, attribute: 'it' }, SITE.slice(3, 5));
    assert.equal(locale.code, 'fr-ch');
    assert.deepEqual(problem, {
      pointer: '@locale',
      received: '"it"',
      expected: 'one of "fr-ch", "zh-hant"',
      consequence: 'The language is "fr-ch".',
    });
  });

  it('are the lines of the picker, whatever the masthead names; one language is none', () => {
    assert.deepEqual(
      pickerEntries([{ name: 'Deutsch', code: 'DE' }], SITE).map(({ locale }) => locale),
      SITE,
    );
    assert.deepEqual(pickerEntries(undefined, SITE.slice(0, 1)), []);
    assert.deepEqual(pickerEntries([], SITE), []);
  });

  it('have each its own alternates', () => {
    const links = ['de-CH', 'de', 'zh-Hant-TW', 'zh', 'it'].map((hreflang) => ({
      hreflang,
      href: `https://a.example/${hreflang}`,
    }));
    assert.deepEqual(alternateUrls(links, SITE), {
      'de-ch': 'https://a.example/de-CH',
      'de-at': 'https://a.example/de',
      'zh-hant': 'https://a.example/zh-Hant-TW',
    });
  });

  it('§2.1: give links their prefixes and no others', () => {
    const prefixes = SITE.map(({ prefix }) => prefix);
    const context = { prefix: '/ch/de', prefixes, pageUrl: 'https://a.example/fr/start', crossOriginHosts: [] };
    for (const [url, target] of [
      ['/pricing', '/ch/de/pricing'],
      ['/de/pricing', '/ch/de/de/pricing'],
      ['/ar/pricing', '/ar/pricing'],
      ['/ch/de', '/ch/de'],
      ['/', '/ch/de'],
    ] as const) {
      assert.equal(localeAwareUrl(url, context), target, url);
    }
    assert.equal(mastheadUrl('/about', context), 'https://a.example/ch/de/about');
    assert.equal(homeUrl(context), '/ch/de');
    assert.equal(localeAwareUrl('/pricing', { ...context, prefix: '' }), '/pricing');
  });

  it('§7: are sent by their own codes, of the eight by the short code; results stand below their prefix', () => {
    const request = (locale: string) => suggestionRequestUrl({ suggestUrl: '/s', text: 'a', filters: { locale } });
    assert.equal(request('ar'), '/s?q=a&locale=ar');
    assert.equal(request('ja-jp'), '/s?q=a&locale=jp');
    assert.equal(request('en-us'), '/s?q=a');
    const results = (locale: string, locales = SITE) =>
      searchResultsUrl({ searchUrl: '/find', text: 'a', filters: { locale }, referrer: '', locales });
    assert.equal(results('de-ch'), '/ch/de/find?q=a&referrer=');
    assert.equal(results('en-us'), '/find?q=a&referrer=');
    assert.equal(results('de-de', onlyLocale(LOCALES[0] as (typeof LOCALES)[number])), '/find?q=a&referrer=');
  });
});
