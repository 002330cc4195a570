import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasModifier } from '../../../src/core/links/has-modifier.ts';

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe('hasModifier', () => {
  it('is false for a click or key alone', () => assert.equal(hasModifier(NONE), false));

  for (const name of Object.keys(NONE)) {
    it(`is true with ${name}`, () => assert.equal(hasModifier({ ...NONE, [name]: true }), true));
  }
});
