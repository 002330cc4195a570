import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SCROLL_HIDE_THRESHOLD_PX } from '../../../src/constants.ts';
import { nextScrollState, type ScrollState } from '../../../src/core/scroll/scroll-visibility.ts';

const TOP: ScrollState = { visibility: 'shown', lastY: 0, runStartY: 0 };
const MAX = 5000;

/** The visibility after each of a person's offsets. */
function visibilities(offsets: readonly number[], start = TOP): string[] {
  let state = start;
  return offsets.map((y) => {
    state = nextScrollState(state, y, MAX, true);
    return state.visibility;
  });
}

describe('nextScrollState', () => {
  it('H1: hides after more than 32 px downwards, in one go or in many', () => {
    assert.deepEqual(visibilities([SCROLL_HIDE_THRESHOLD_PX]), ['shown']);
    assert.deepEqual(visibilities([SCROLL_HIDE_THRESHOLD_PX + 1]), ['hidden']);
    assert.deepEqual(visibilities([10, 20, 32, 33]), ['shown', 'shown', 'shown', 'hidden']);
  });

  const runs: readonly (readonly [string, readonly number[], 'shown' | 'hidden'])[] = [
    ['no event', [], 'shown'],
    ['an event without travel', [0, 0], 'shown'],
    ['the threshold to the hair', [SCROLL_HIDE_THRESHOLD_PX - 0.01, SCROLL_HIDE_THRESHOLD_PX], 'shown'],
    ['a hair more than the threshold', [SCROLL_HIDE_THRESHOLD_PX + 0.01], 'hidden'],
    ['the threshold again after a way up', [100, 60, 60 + SCROLL_HIDE_THRESHOLD_PX], 'shown'],
    ['more than that after a way up', [100, 60, 61 + SCROLL_HIDE_THRESHOLD_PX], 'hidden'],
    ['resting where it is hidden', [100, 100, 100], 'hidden'],
    ['a way up to the top and down again', [100, 0, SCROLL_HIDE_THRESHOLD_PX], 'shown'],
    ['a bounce at the top on the way', [-80, SCROLL_HIDE_THRESHOLD_PX + 1], 'hidden'],
    ['a jump past the end', [MAX * 2], 'hidden'],
  ];
  for (const [what, offsets, visibility] of runs) {
    it(`H1: is ${visibility} after ${what}`, () => {
      assert.equal(visibilities(offsets).at(-1) ?? TOP.visibility, visibility);
    });
  }

  it('H1: never hides on a page that is no longer than the window, or hardly', () => {
    for (const maxScrollY of [-10, 0, SCROLL_HIDE_THRESHOLD_PX]) {
      assert.equal(nextScrollState(TOP, 500, maxScrollY, true).visibility, 'shown');
    }
    assert.equal(nextScrollState(TOP, 500, SCROLL_HIDE_THRESHOLD_PX + 1, true).visibility, 'hidden');
  });

  it('H4: a page that grows shorter is no way up by a person', () => {
    const hidden = { visibility: 'hidden', lastY: 2000, runStartY: 1000 } as const;
    assert.equal(nextScrollState(hidden, 2000, 1500, false).visibility, 'hidden');
  });

  it('H2: shows on the way up by any amount, and counts from there', () => {
    assert.deepEqual(visibilities([100, 99.5, 131.5, 132]), ['hidden', 'shown', 'shown', 'hidden']);
  });

  it('H4: stays as it is where no person scrolls, and does not count that travel', () => {
    const jumped = nextScrollState(TOP, 2000, MAX, false);
    assert.equal(jumped.visibility, 'shown');
    assert.deepEqual(visibilities([2032, 2033], jumped), ['shown', 'hidden']);
    const hidden = { visibility: 'hidden', lastY: 2000, runStartY: 1000 } as const;
    assert.equal(nextScrollState(hidden, 1000, MAX, false).visibility, 'hidden');
  });

  it('H4: overscroll at either end is no travel', () => {
    assert.deepEqual(visibilities([-60, 0, -10, 20]), ['shown', 'shown', 'shown', 'shown']);
    const atEnd = { visibility: 'hidden', lastY: MAX, runStartY: MAX } as const;
    assert.deepEqual(visibilities([MAX + 60, MAX], atEnd), ['hidden', 'hidden']);
  });

  it('shows at the top of the page, whoever scrolled there', () => {
    const hidden = { visibility: 'hidden', lastY: 500, runStartY: 0 } as const;
    assert.equal(nextScrollState(hidden, 0, MAX, false).visibility, 'shown');
  });
});
