import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { homeUrl, type LinkContext, localeAwareUrl, mastheadUrl } from '../../../src/core/links/link-rules.ts';
import { paragraphUrl } from '../../../src/core/links/paragraph-links.ts';
import { allowedUrl } from '../../../src/core/links/url-policy.ts';
import { LOCALES } from '../../../src/core/locale/locales.ts';
import { ENGLISH, FROM_DOCS, GERMAN } from './link-contexts.ts';

describe('homeUrl', () => {
  it('§2.1: the logo leads to /de for German', () => assert.equal(homeUrl(GERMAN), '/de'));
  it('§2.1: the logo leads to the root for English', () => assert.equal(homeUrl(ENGLISH), '/'));

  it('§2.1: picker entries lead to the root or to the prefix of their locale', () => {
    const urls = LOCALES.map(({ prefix }) => homeUrl({ ...GERMAN, prefix }));
    assert.deepEqual(urls, ['/de', '/', '/es', '/fr', '/jp', '/kr', '/cn', '/pt']);
  });

  it('contract §2: is absolute where the main site is another origin, and only there', () => {
    assert.equal(homeUrl(FROM_DOCS), 'https://www.vendor.example/de');
    assert.equal(homeUrl({ ...FROM_DOCS, prefix: '' }), 'https://www.vendor.example/');
    assert.equal(homeUrl({ ...GERMAN, siteOrigin: 'https://WWW.vendor.example/' }), '/de');
  });

  for (const prefix of ['', '/', ' ', '?de', '#', '//']) {
    it(`data.md: reads the relative_url_prefix ${JSON.stringify(prefix)} as none`, () => {
      assert.equal(homeUrl({ ...GERMAN, prefix }), '/');
      assert.equal(localeAwareUrl('/a', { ...GERMAN, prefix }), '/a');
    });
  }

  for (const prefix of ['de', '/de/', ' /de', '/de?a=1', '\\de']) {
    it(`data.md: reads the relative_url_prefix ${JSON.stringify(prefix)} as /de`, () => {
      assert.equal(homeUrl({ ...GERMAN, prefix }), '/de');
    });
  }

  it('never lets a prefix name another host', () => {
    assert.equal(homeUrl({ ...GERMAN, prefix: '//evil.example' }), '/evil.example');
    assert.equal(homeUrl({ ...GERMAN, prefix: '/\t/evil.example' }), '/evil.example');
  });
});

describe('localeAwareUrl', () => {
  it('§2.1: adds the prefix to a root-relative link, keeping query and hash', () => {
    assert.equal(localeAwareUrl('/events/?tab=1&event=Webinars#top', GERMAN), '/de/events/?tab=1&event=Webinars#top');
    assert.equal(localeAwareUrl('/events', ENGLISH), '/events');
  });

  it('§2.1: makes the root the home page of the language', () => {
    assert.equal(localeAwareUrl('/', GERMAN), '/de');
    assert.equal(localeAwareUrl('/?a=1', GERMAN), '/de?a=1');
    assert.equal(localeAwareUrl('/#top', GERMAN), '/de#top');
  });

  for (const url of [
    '#features',
    'javascript:void(0)',
    'http://forum.example/x',
    'https://forum.example/x',
    'HTTPS://forum.example/x',
    'mailto:sales@vendor.example',
    'tel:+491234',
    '//forum.example/x',
    '///forum.example/x',
    '/\\forum.example/x',
    '?tab=1',
    'install',
    './install',
    '../install',
    '',
  ]) {
    it(`§2.1: leaves ${JSON.stringify(url)} as it is`, () => {
      assert.equal(localeAwareUrl(url, GERMAN), url);
      assert.equal(localeAwareUrl(url, { ...FROM_DOCS, crossOriginHosts: [] }), url);
    });
  }

  for (const url of ['/de/kibana', '/fr', '/jp/', '/kr?a=1', '/cn#top', '/DE/kibana']) {
    it(`§2.1: leaves ${url}, which carries a locale prefix`, () => assert.equal(localeAwareUrl(url, GERMAN), url));
  }

  for (const url of ['/demo-gallery', '/de-de/kibana', '/deployment', '/en/kibana', '/it/kibana']) {
    it(`§2.1: adds the prefix to ${url}, whose first segment is none of the eight`, () => {
      assert.equal(localeAwareUrl(url, GERMAN), `/de${url}`);
    });
  }

  it('data.md: takes relative_url_prefix as a locale prefix too', () => {
    const austrian = { ...GERMAN, prefix: '/at/de' };
    assert.equal(localeAwareUrl('/kibana', austrian), '/at/de/kibana');
    assert.equal(localeAwareUrl('/at/de/kibana', austrian), '/at/de/kibana');
    assert.equal(localeAwareUrl('/AT/de?a', austrian), '/AT/de?a');
    assert.equal(localeAwareUrl('/kibana', { ...GERMAN, prefix: '/DE-at' }), '/DE-at/kibana');
    assert.equal(localeAwareUrl('/de-at/kibana', { ...GERMAN, prefix: '/DE-at' }), '/de-at/kibana');
    assert.equal(localeAwareUrl('/at/deutsch', austrian), '/at/de/at/deutsch');
  });

  it('contract §2: makes root-relative links absolute where the main site is another origin', () => {
    assert.equal(localeAwareUrl('/kibana', FROM_DOCS), 'https://www.vendor.example/de/kibana');
    assert.equal(localeAwareUrl('/fr/kibana', FROM_DOCS), 'https://www.vendor.example/fr/kibana');
    assert.equal(localeAwareUrl('/kibana', { ...FROM_DOCS, pageUrl: '' }), 'https://www.vendor.example/de/kibana');
  });

  it('§2.1: maps cross-origin hosts to the main site host, without a prefix', () => {
    assert.equal(localeAwareUrl('https://docs.example/a?b#c', FROM_DOCS), 'https://www.vendor.example/a?b#c');
    assert.equal(localeAwareUrl('//DOCS.example/a', FROM_DOCS), 'https://www.vendor.example/a');
    assert.equal(localeAwareUrl('http://labs.example:8080/a', FROM_DOCS), 'https://www.vendor.example/a');
    assert.equal(localeAwareUrl('http://labs.example/a', FROM_DOCS), 'http://labs.example/a');
    assert.equal(localeAwareUrl('https://x.docs.example/a', FROM_DOCS), 'https://x.docs.example/a');
  });

  it('takes a cross-origin host that was written as an origin', () => {
    const context = { ...FROM_DOCS, crossOriginHosts: ['HTTPS://docs.example/', 'https://', ''] };
    assert.equal(localeAwareUrl('HTTPS://docs.example/a', context), 'https://www.vendor.example/a');
  });

  it('contract §2: maps to the page’s own origin without site-origin', () => {
    const context = { ...GERMAN, crossOriginHosts: ['old.example'] };
    assert.equal(localeAwareUrl('https://old.example/a', context), 'https://www.vendor.example/a');
    assert.equal(localeAwareUrl('https://old.example/a', { ...context, pageUrl: '' }), 'https://old.example/a');
  });

  it('stays relative on a page without an origin', () => {
    assert.equal(localeAwareUrl('/kibana', { ...GERMAN, pageUrl: 'file:///index.html' }), '/de/kibana');
  });
});

describe('paragraphUrl', () => {
  it('§2.1: adds the prefix to internal links, relative or absolute', () => {
    assert.equal(paragraphUrl('/kibana?a#b', GERMAN), '/de/kibana?a#b');
    assert.equal(
      paragraphUrl('https://www.vendor.example/kibana?a#b', GERMAN),
      'https://www.vendor.example/de/kibana?a#b',
    );
    assert.equal(paragraphUrl('https://docs.example/kibana', FROM_DOCS), 'https://www.vendor.example/de/kibana');
    assert.equal(paragraphUrl('/kibana', FROM_DOCS), 'https://www.vendor.example/de/kibana');
  });

  for (const section of ['docs', 'guide', 'search-labs', 'security-labs', 'observability-labs']) {
    it(`§2.1: leaves links to ${section} without a prefix`, () => {
      assert.equal(paragraphUrl(`/${section}`, GERMAN), `/${section}`);
      assert.equal(paragraphUrl(`/${section}/a?b`, GERMAN), `/${section}/a?b`);
      assert.equal(paragraphUrl(`/${section}/a`, FROM_DOCS), `https://www.vendor.example/${section}/a`);
      assert.equal(paragraphUrl(`/${section}x/a`, GERMAN), `/de/${section}x/a`);
      assert.equal(paragraphUrl(`/kibana/${section}`, GERMAN), `/de/kibana/${section}`);
    });
  }

  for (const url of ['/fr/kibana', '/de', 'https://forum.example/x', '#a', '?a', 'install', 'mailto:a@b.example', '']) {
    it(`§2.1: leaves ${JSON.stringify(url)} as it is`, () => assert.equal(paragraphUrl(url, GERMAN), url));
  }
});

describe('mastheadUrl', () => {
  const onPage = (path: string): LinkContext => ({ ...ENGLISH, pageUrl: `https://www.vendor.example${path}` });

  it('§2.1: is absolute to the main site', () => {
    assert.equal(mastheadUrl('/about', onPage('/')), 'https://www.vendor.example/about');
    assert.equal(mastheadUrl('/about', FROM_DOCS), 'https://www.vendor.example/about');
    assert.equal(mastheadUrl('/about', { ...onPage('/'), pageUrl: '' }), '/about');
  });

  for (const path of ['/de', '/de/', '/de/kibana', '/DE/kibana', '/de?a=1', '/de#a']) {
    it(`§2.1: has the prefix of the page at ${path}, whatever the element’s locale`, () => {
      assert.equal(mastheadUrl('/about?a#b', onPage(path)), 'https://www.vendor.example/de/about?a#b');
    });
  }

  it('contract §7: takes any two letters as a language, also none of the eight', () => {
    assert.equal(mastheadUrl('/about', onPage('/qa/x')), 'https://www.vendor.example/qa/about');
  });

  for (const path of ['/', '/en/kibana', '/EN', '/deu/kibana', '/d/kibana', '/d1/kibana', '/kibana/de', '//de/x']) {
    it(`§2.1: has no prefix on ${path}`, () => {
      assert.equal(mastheadUrl('/about', onPage(path)), 'https://www.vendor.example/about');
    });
  }

  it('keeps the prefix that a link carries', () => {
    assert.equal(mastheadUrl('/fr/about', onPage('/de')), 'https://www.vendor.example/fr/about');
  });

  it('counts a path without a slash from the root', () => {
    for (const url of ['about', './about', '../about', './/about']) {
      assert.equal(mastheadUrl(url, onPage('/de/a/b')), 'https://www.vendor.example/de/about');
    }
  });

  it('treats absolute links to the main site as internal and leaves other links', () => {
    assert.equal(mastheadUrl('https://www.vendor.example/about', onPage('/de')), 'https://www.vendor.example/de/about');
    for (const url of ['https://partners.example/find', '//partners.example', 'MailTo:a@b.example', '#a', '?a', '']) {
      assert.equal(mastheadUrl(url, onPage('/de')), url);
    }
  });
});

describe('every link rule', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc
      .array(fc.constantFrom('/', '\\', '.', '..', 'de', '?', '#', ':', 'https:', 'docs.example', '%', '\ud800'))
      .map((pieces) => pieces.join('')),
  );
  const anyContext = fc.record({
    prefix: anyText,
    pageUrl: anyText,
    siteOrigin: fc.option(anyText, { nil: undefined }),
    crossOriginHosts: fc.array(anyText),
  });
  const rules = [localeAwareUrl, paragraphUrl, mastheadUrl];

  it('contract §2: takes any strings without throwing, and what was allowed stays allowed', () => {
    fc.assert(
      fc.property(anyText, anyContext, (url, context) => {
        homeUrl(context);
        for (const rule of rules) {
          const result = rule(url, context);
          if (allowedUrl(url) === url) assert.notEqual(allowedUrl(result), undefined);
        }
      }),
    );
  });

  it('never leads a path of the site to another host', () => {
    const pieces = fc.array(fc.constantFrom('/', '.', '/.', '\\', 'de', 'evil.example', '?', '#'));
    fc.assert(
      fc.property(pieces, fc.constantFrom(GERMAN, ENGLISH), (tail, context) => {
        const path = `/${tail.join('')}`;
        fc.pre(URL.parse(path, context.pageUrl)?.host === 'www.vendor.example');
        for (const rule of rules) {
          assert.equal(new URL(rule(path, context), context.pageUrl).host, 'www.vendor.example');
        }
      }),
    );
  });
});
