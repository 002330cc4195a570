import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cartDomain } from '../../../src/core/hosts/cart-domain.ts';

const HOSTS = {
  productionSite: 'www.vendor.example',
  productionBuy: 'buy.vendor.example',
  testBuy: 'buy.test.example',
};

describe('cartDomain', () => {
  for (const host of [
    'www.vendor.example',
    'vendor.example',
    'WWW.Vendor.Example.',
    'www.vendor.example:443',
    'vendor.example.:8443',
    ' vendor.example ',
  ]) {
    it(`§9: is the production buy host on the production site (${host})`, () =>
      assert.equal(cartDomain(host, HOSTS), 'buy.vendor.example'));
  }

  for (const host of [
    'staging.vendor.example',
    'localhost:8000',
    'xvendor.example',
    'vendor.example.evil.example',
    'www.www.vendor.example',
    'www2.vendor.example',
    'www.vendor.example@evil.example',
    'buy.vendor.example',
    '[::1]:8000',
    '.',
    '',
  ]) {
    it(`§9: is a test buy host elsewhere (${host || 'no host'})`, () =>
      assert.equal(cartDomain(host, HOSTS), 'buy.test.example'));
  }

  it('§9: is the same however the production site is written', () => {
    for (const productionSite of ['vendor.example', 'WWW.vendor.example', 'www.vendor.example:443']) {
      assert.equal(cartDomain('www.vendor.example', { ...HOSTS, productionSite }), 'buy.vendor.example');
    }
  });
});
