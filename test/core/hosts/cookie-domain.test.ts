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
  ] as const;
  for (const [what, host] of alone) {
    it(`§9: is none on ${what} (${host})`, () => assert.equal(cookieDomain(host), undefined));
  }
});
