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
