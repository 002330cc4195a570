import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cookieDomain } from '../../../src/core/hosts/cookie-domain.ts';

describe('cookieDomain', () => {
  const shared = [
    'www.vendor.example',
    'WWW.Vendor.Example',
    'www.vendor.example:8080',
    'www.vendor.example.',
    'www2.vendor.example',
    'staging.vendor.example',
    'stage-3.vendor.example',
    'docs-stg.vendor.example',
    'staging-www.vendor.example',
    'www.staging.vendor.example',
  ];
  for (const host of shared) {
    it(`§9: is the parent domain on ${host}`, () => assert.equal(cookieDomain(host), 'vendor.example'));
  }

  const parents = [
    ['www.a.b.vendor.example', 'a.b.vendor.example'],
    ['www.staging.www2.vendor.example', 'vendor.example'],
    [' www.vendor.example ', 'vendor.example'],
    ['www.xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['www.vendor.example:', 'vendor.example'],
    ['STG9.Vendor.Example.:443', 'vendor.example'],
    ['docs-staging2-eu.vendor.example', 'vendor.example'],
    ['www.1e100.net', '1e100.net'],
  ] as const;
  for (const [host, parent] of parents) {
    it(`§9: is ${parent} on ${host}`, () => assert.equal(cookieDomain(host), parent));
  }

  it('§9: cuts off nothing but www and staging labels', () => {
    assert.equal(cookieDomain('www.shop.vendor.example'), 'shop.vendor.example');
  });

  const alone = [
    ['another subdomain', 'docs.vendor.example'],
    ['the main domain', 'vendor.example'],
    ['a label that only contains such a word', 'backstage.vendor.example'],
    ['www deeper in the name', 'docs.www.vendor.example'],
    ['localhost', 'localhost:8000'],
    ['a name under localhost', 'www.app.localhost'],
    ['an IPv4 address', '127.0.0.1'],
    ['something like an IPv4 address behind www', 'www.10.0.0.1'],
    ['an IPv6 address', '[::1]:8000'],
    ['a single label', 'www'],
    ['a parent of one label', 'www.example'],
    ['no host at all', ''],
    ['white space', ' '],
    ['a port alone', ':8000'],
    ['labels without a name', 'www..example'],
    ['a root’s dot alone', '.'],
    ['www with nothing but dots', 'www...'],
    ['nothing but such labels', 'www.staging'],
    ['a word that begins so', 'wwwx.vendor.example'],
    ['a word with digits in front', '2www.vendor.example'],
    ['an IPv6 address without a port', '[2001:db8::1]'],
  ] as const;
  for (const [what, host] of alone) {
    it(`§9: is none on ${what} (${host})`, () => assert.equal(cookieDomain(host), undefined));
  }
});
