import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { currentLink, currentMark, type PlacedLink } from '../../../src/core/links/current-link.ts';
import type { LinkContext } from '../../../src/core/links/link-rules.ts';

const PAGE = 'https://www.vendor.example/de/suche?q=a%20b#top';

const contextOf = (pageUrl: string, prefix = ''): LinkContext => ({ prefix, pageUrl, crossOriginHosts: [] });

/** Links whose sources are their places in the list. */
const placed = (...urls: readonly string[]): readonly PlacedLink[] => urls.map((url, source) => ({ source, url }));

/** Which of the addresses is current; -1 if none is. */
function currentOf(pageUrl: string, urls: readonly string[], context: Partial<LinkContext> = {}): unknown {
  return currentLink(placed(...urls), { ...contextOf(pageUrl), ...context })?.source ?? -1;
}

describe('currentLink', () => {
  it('N11: is the first link that leads to the page, however many do', () => {
    assert.equal(currentOf('https://www.vendor.example/b', ['/a', '/b', '/c', '/b', '/b/']), 1);
    assert.equal(currentOf('https://www.vendor.example/d', ['/a', '/b']), -1);
    assert.equal(currentOf('https://www.vendor.example/d', []), -1);
  });

  it('N11: the same link twice is the first one', () => {
    const [link] = placed('/a') as [PlacedLink];
    const twice = [link, { ...link, source: 'again' }];
    assert.equal(currentLink(twice, contextOf('https://www.vendor.example/a')), link);
  });

  it('N11: looks at no link after it', () => {
    function* links() {
      yield* placed('/a', '/b');
      assert.fail('Another link was asked for.');
    }
    assert.equal(currentLink(links(), contextOf('https://www.vendor.example/b'))?.source, 1);
  });

  for (const [what, pageUrl, url, isCurrent] of [
    ['a trailing slash', 'https://www.vendor.example/a/', '/a', true],
    ['a trailing slash of the link', 'https://www.vendor.example/a', '/a/', true],
    ['a hash of the page', 'https://www.vendor.example/a#b', '/a', true],
    ['a hash of the link', 'https://www.vendor.example/a', '/a#b', true],
    ['a hash alone', 'https://www.vendor.example/a#b', '#b', false],
    ['a query of the page', 'https://www.vendor.example/a?b=1', '/a', true],
    ['a query of the link that the page has', 'https://www.vendor.example/a?c=2&b=1', '/a?b=1', true],
    ['a query of the link that the page has not', 'https://www.vendor.example/a', '/a?b=1', false],
    ['letters of the link that the page has encoded', 'https://www.vendor.example/%C3%BCber', '/über', true],
    ['letters that the link has encoded', 'https://www.vendor.example/über', '/%C3%BCber', true],
    ['an encoded slash, which is none', 'https://www.vendor.example/a/b', '/a%2Fb', false],
    ['a space in a query', 'https://www.vendor.example/a?q=b%20c', '/a?q=b+c', true],
    ['dots in the path', 'https://www.vendor.example/b', '/a/../b', true],
    ['another origin', 'https://www.vendor.example/a', 'https://docs.example/a', false],
    ['another scheme', 'https://www.vendor.example/a', 'http://www.vendor.example/a', false],
    ['another port', 'https://www.vendor.example:8443/a', 'https://www.vendor.example/a', false],
    ['the same origin in full', 'https://www.vendor.example/a', 'https://www.vendor.example/a', true],
    ['the same host without a scheme', 'https://www.vendor.example/a', '//www.vendor.example/a', true],
    ['a relative path', 'https://www.vendor.example/guide/a', 'a', true],
    ['a relative path elsewhere', 'https://www.vendor.example/guide/a', '../a', false],
    ['the home page', 'https://www.vendor.example', '/', true],
    ['an address that is none', 'https://www.vendor.example/a', 'https://[', false],
    ['a mail address', 'https://www.vendor.example/a', 'mailto:a@vendor.example', false],
    ['a page that is not known', '', '/a', false],
    ['a page that is no address', 'somewhere', '/a', false],
  ] as const) {
    it(`N11: ${what}: ${url} ${isCurrent ? 'is' : 'is not'} current on ${JSON.stringify(pageUrl)}`, () => {
      assert.equal(currentOf(pageUrl, [url]), isCurrent ? 0 : -1);
    });
  }

  it('N11: the address is that of the language', () => {
    assert.equal(currentOf(PAGE, ['/suche'], { prefix: '/de' }), 0);
    assert.equal(currentOf(PAGE, ['/de/suche'], { prefix: '/de' }), 0);
    assert.equal(currentOf(PAGE, ['/suche']), -1);
    assert.equal(currentOf(PAGE, ['/fr/suche'], { prefix: '/de' }), -1);
  });

  it('N11: the address follows the rule of its link', () => {
    const pageUrl = 'https://docs.example/de/about';
    const context = { ...contextOf(pageUrl), siteOrigin: 'https://www.vendor.example' };
    const about = (rule: PlacedLink['rule']) =>
      currentLink([{ source: 'about', url: '/de/about', ...(rule && { rule }) }], context) !== undefined;
    assert.equal(about('as-given'), true); // On this host.
    assert.equal(about('masthead'), false); // On the main site.
    assert.equal(about(undefined), false);
  });

  it('N11: a link to a host that is mapped to the main site is one to the main site', () => {
    const context = { siteOrigin: 'https://www.vendor.example', crossOriginHosts: ['old.example'] };
    assert.equal(currentOf('https://www.vendor.example/a', ['https://old.example/a'], context), 0);
  });

  it('never throws, and finds one of the links at most', () => {
    fc.assert(
      fc.property(fc.array(fc.webUrl()), fc.string({ unit: 'binary' }), (urls, pageUrl) => {
        const found = currentLink(placed(...urls), contextOf(pageUrl));
        assert.ok(found === undefined || urls.includes(found.url));
      }),
    );
  });
});

describe('currentMark', () => {
  const entry = {};
  const link = { source: {}, url: '/a', container: entry };

  it('contract §4: marks the link as the page, and what contains it as containing that', () => {
    assert.equal(currentMark(link.source, link), 'page');
    assert.equal(currentMark(entry, link), 'true');
  });

  it('contract §4: marks nothing else', () => {
    assert.equal(currentMark({}, link), undefined);
    assert.equal(currentMark(link.source, undefined), undefined);
    assert.equal(currentMark(undefined, { source: undefined, url: '/a' }), undefined);
    assert.equal(currentMark(undefined, { source: {}, url: '/a' }), undefined);
  });
});
