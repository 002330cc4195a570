import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { READABLE_URL_LENGTH_COUNT, readableUrl } from '../../../src/core/search/readable-url.ts';

const PAGE = 'https://www.vendor.example/de/kibana';

describe('readableUrl', () => {
  for (const [url, line] of [
    ['https://docs.example/guide/kibana/?a=1#b', 'docs.example/guide/kibana'],
    ['https://www.docs.example/', 'docs.example'],
    ['http://127.0.0.1:8080/x', '127.0.0.1:8080/x'],
    ['/guide', 'vendor.example/guide'],
    ['install', 'vendor.example/de/install'],
    ['//docs.example/x', 'docs.example/x'],
    ['/%E8%A3%BD%E5%93%81/caf%C3%A9', 'vendor.example/製品/café'],
    ['/100%', 'vendor.example/100%'],
    ['/a%2Fb%20c', 'vendor.example/a%2Fb c'],
    ['/%E2%80%AEgpj.exe', 'vendor.example/gpj.exe'],
    ['https://xn--80ak6aa92e.example/', 'xn--80ak6aa92e.example'],
    ['mailto:sales@vendor.example', 'sales@vendor.example'],
  ] as const) {
    it(`§2.6: shows ${url} as ${line}`, () => assert.equal(readableUrl(url, PAGE), line));
  }

  it('shows the path where the page is not known', () => assert.equal(readableUrl('/guide/?a', ''), '/guide'));

  it('cuts what is longer than READABLE_URL_LENGTH_COUNT', () => {
    const host = 'vendor.example/';
    const path = 'a'.repeat(READABLE_URL_LENGTH_COUNT - host.length);
    assert.equal(readableUrl(`/${path}`, PAGE), host + path);
    assert.equal(readableUrl(`/${path}a`, PAGE).length, READABLE_URL_LENGTH_COUNT);
  });

  it('never throws', () => {
    const anyText = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(anyText, anyText, (url, pageUrl) => assert.equal(typeof readableUrl(url, pageUrl), 'string')),
    );
  });
});
