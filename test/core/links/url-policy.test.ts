import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { allowedUrl } from '../../../src/core/links/url-policy.ts';

describe('allowedUrl', () => {
  for (const url of [
    'https://docs.example/guide?a=1#b',
    'HTTP://docs.example',
    'mailto:sales@vendor.example',
    'tel:+49-30-1234',
    '/kibana',
    'kibana/install',
    './install',
    '?tab=1',
    '#features',
    '//docs.example/x',
    '/blog/a:b',
    '/产品',
  ]) {
    it(`contract §2: lets ${url} become a link`, () => assert.equal(allowedUrl(url), url));
  }

  for (const url of [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\u00a0javascript:alert(1)',
    ' java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://vendor.example/1',
    'file:///etc/hosts',
    'view-source:https://vendor.example',
    'htps://vendor.example',
    'localhost:3000',
    '\\\\host.example',
    '/\\host.example',
    '\\/host.example',
    '//\\host.example',
    '/\t/host.example',
    '',
    ' \n ',
  ]) {
    it(`F8: refuses ${JSON.stringify(url)}`, () => assert.equal(allowedUrl(url), undefined));
  }

  for (const url of ['https://', 'https://[', 'http://a b.example', '//[', 'https://docs.example:99999']) {
    it(`F8: refuses ${url}, to which no browser can go`, () => assert.equal(allowedUrl(url), undefined));
  }

  it('gives the URL without the white space around it', () => {
    assert.equal(allowedUrl(' /kibana\n'), '/kibana');
  });

  it('F8: agrees with the URL parser of browsers, whatever comes', () => {
    const schemes = fc.constantFrom(
      'javascript:',
      'data:',
      'https:',
      'http://',
      '//',
      '\\',
      '/',
      ' ',
      '\n',
      '\t',
      '\u0000',
      'a',
    );
    const urls = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(schemes).map((pieces) => pieces.join('')),
    );
    const allowed = ['http:', 'https:', 'mailto:', 'tel:'];
    fc.assert(
      fc.property(urls, (url) => {
        const accepted = allowedUrl(url);
        assert.ok(accepted === undefined || allowed.includes(new URL(accepted, 'https://page.example').protocol));
      }),
    );
  });
});
