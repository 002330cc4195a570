import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isCurrentUrl } from '../../../src/core/links/current-url.ts';

const PAGE = 'https://www.vendor.example/guide/install?tab=1&os=linux#steps';

describe('isCurrentUrl', () => {
  for (const url of [
    '/guide/install',
    '/guide/install/',
    '/guide/install/index.html',
    '/guide/install/INDEX.HTM',
    '/guide/install#other',
    '/guide/install?tab=1',
    '/guide/install?os=linux&tab=1',
    'https://www.vendor.example/guide/install',
    'https://WWW.vendor.example:443/guide/install',
    '//www.vendor.example/guide/install',
    './install',
    '../guide/install',
    '?tab=1',
    PAGE,
  ]) {
    it(`N11: ${url} is the page`, () => assert.equal(isCurrentUrl(url, PAGE), true));
  }

  for (const url of [
    '/guide',
    '/guide/install/linux',
    '/guide/Install',
    '/de/guide/install',
    '/guide/install?tab=2',
    '/guide/install?tab=1&os=windows',
    '/guide/install?lang=de',
    'http://www.vendor.example/guide/install',
    'https://docs.example/guide/install',
    'mailto:a@b.example',
    '#steps',
    '',
    ' ',
    'https://[',
  ]) {
    it(`N11: ${JSON.stringify(url)} is not the page`, () => assert.equal(isCurrentUrl(url, PAGE), false));
  }

  it('N11: a path is the same however its letters are escaped', () => {
    const paths = ['/blog/検索', '/blog/%E6%A4%9C%E7%B4%A2', '/blog/%e6%a4%9c%e7%b4%a2', '/blog/%e6%A4%9c索'];
    for (const path of paths) {
      for (const page of paths) assert.equal(isCurrentUrl(path, `https://www.vendor.example${page}`), true, path);
      assert.equal(isCurrentUrl(path, 'https://www.vendor.example/blog/%E6%A4%9C%E7%B4%A3'), false);
    }
    assert.equal(isCurrentUrl('/a%2fb', 'https://www.vendor.example/a/b'), false);
    assert.equal(isCurrentUrl('/100%', 'https://www.vendor.example/100%'), true);
  });

  it('N11: knows the root with and without index.html', () => {
    assert.equal(isCurrentUrl('/', 'https://www.vendor.example/index.html'), true);
    assert.equal(isCurrentUrl('/index.htm', 'https://www.vendor.example'), true);
    assert.equal(isCurrentUrl('/my-index.html', 'https://www.vendor.example/my-'), false);
  });

  it('N11: wants each value of a repeated parameter', () => {
    const page = 'https://www.vendor.example/events?tag=a&tag=b';
    assert.equal(isCurrentUrl('/events?tag=b', page), true);
    assert.equal(isCurrentUrl('/events?tag=a&tag=c', page), false);
  });

  it('N11: is right on a page that was opened from the disk', () => {
    assert.equal(isCurrentUrl('b.html#x', 'file:///site/b.html'), true);
    assert.equal(isCurrentUrl('a.html', 'file:///site/b.html'), false);
  });

  it('marks nothing where the page is not known, and never throws', () => {
    assert.equal(isCurrentUrl('/guide', ''), false);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (url, pageUrl) => {
        assert.equal(typeof isCurrentUrl(url, pageUrl), 'boolean');
      }),
    );
  });
});
