import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CURATED_COLLECTION_DISPLAY_COUNT } from '../../../src/constants.ts';
import { displayNumber, itemsOfPage } from '../../../src/core/content/curated-collection.ts';

describe('displayNumber', () => {
  it('§3, §9: is 8 unless the collection says otherwise', () => {
    assert.equal(CURATED_COLLECTION_DISPLAY_COUNT, 8);
    assert.equal(displayNumber({}), CURATED_COLLECTION_DISPLAY_COUNT);
    assert.equal(displayNumber({ style: {} }), CURATED_COLLECTION_DISPLAY_COUNT);
    assert.equal(displayNumber({ style: { display_number: 1 } }), 1);
    assert.equal(displayNumber({ style: { display_number: 24 } }), 24);
  });

  it('§3: is 8 where the collection’s number counts nothing', () => {
    for (const display_number of [0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      assert.equal(displayNumber({ style: { display_number } }), CURATED_COLLECTION_DISPLAY_COUNT);
    }
  });
});

describe('itemsOfPage', () => {
  const items = Array.from({ length: CURATED_COLLECTION_DISPLAY_COUNT + 1 }, (_, index) => index);

  it('§9: puts 8 items on a page and the ninth on the next', () => {
    assert.deepEqual(itemsOfPage(items, {}, 0), [0, 1, 2, 3, 4, 5, 6, 7]);
    assert.deepEqual(itemsOfPage(items, {}, 1), [8]);
    assert.deepEqual(itemsOfPage(items, {}, 2), []);
  });

  it('§3: follows the collection’s own number', () => {
    assert.deepEqual(itemsOfPage(items, { style: { display_number: 2 } }, 1), [2, 3]);
  });

  it('refuses a page that cannot be', () => {
    for (const pageIndex of [-1, 0.5, Number.NaN]) {
      assert.throws(() => itemsOfPage(items, {}, pageIndex), RangeError);
    }
  });
});
