import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PERSON_SCROLL_PAUSE_MS } from '../../../src/constants.ts';
import { isScrollKey, PersonScrolling } from '../../../src/core/scroll/person-scrolling.ts';

describe('PersonScrolling', () => {
  it('H1: is no person’s without input', () => {
    assert.equal(new PersonScrolling().scroll(1000), false);
  });

  it('H1: follows input, and goes on with momentum until it pauses', () => {
    const scrolling = new PersonScrolling();
    scrolling.input(0);
    assert.equal(scrolling.scroll(PERSON_SCROLL_PAUSE_MS), true);
    assert.equal(scrolling.scroll(2 * PERSON_SCROLL_PAUSE_MS), true);
    assert.equal(scrolling.scroll(3 * PERSON_SCROLL_PAUSE_MS + 1), false);
  });

  it('H1: ends with the end of the scrolling, but not with that of an earlier one', () => {
    const scrolling = new PersonScrolling();
    scrolling.input(0);
    scrolling.settle();
    assert.equal(scrolling.scroll(1), true);
    scrolling.settle();
    assert.equal(scrolling.scroll(2), false);
  });

  it('H1: ends with a click or another key', () => {
    const scrolling = new PersonScrolling();
    scrolling.input(0);
    scrolling.end();
    assert.equal(scrolling.scroll(1), false);
  });

  it('H1: lasts as long as the scrollbar is held', () => {
    const scrolling = new PersonScrolling();
    scrolling.hold();
    assert.equal(scrolling.scroll(60_000), true);
    scrolling.settle();
    assert.equal(scrolling.scroll(90_000), true);
    scrolling.end();
    assert.equal(scrolling.scroll(60_001), false);
  });

  it('knows the keys that scroll', () => {
    assert.deepEqual(['PageDown', ' ', 'End', 'Tab', 'Enter', 'a'].map(isScrollKey), [
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
