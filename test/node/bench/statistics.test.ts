import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { byTurns, median, medians, quantile, unrest } from '../../bench/statistics.ts';

describe('the statistics of the bench', () => {
  it('take the middle, of an even count the lower one', () => {
    assert.equal(median([9, 1, 5]), 5);
    assert.equal(median([9, 1, 5, 3]), 3);
    assert.ok(Number.isNaN(median([])));
  });

  it('give the value that 95 of 100 do not exceed', () => {
    const values = Array.from({ length: 100 }, (_, index) => index + 1);
    assert.equal(quantile(values, 0.95), 95);
  });

  it('count what never came as later than all that came', () => {
    assert.equal(median([Number.POSITIVE_INFINITY, 20, 10]), 20);
    assert.equal(median([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 10]), Number.POSITIVE_INFINITY);
  });

  it('take the median of each field by itself', () => {
    const runs = [
      { open: 1, close: 30 },
      { open: 2, close: 20 },
      { open: 3, close: 10 },
    ];
    assert.deepEqual(medians(runs), { open: 2, close: 20 });
  });

  it('tell how far the runs lie from each other, as a part of the median', () => {
    assert.equal(unrest([90, 100, 110]), 0.1);
    assert.equal(unrest([100]), 0);
  });

  it('measure everything once before anything twice', async () => {
    const order: string[] = [];
    const measured = await byTurns(['plain', 'ours'], 2, async (name) => order.push(name));
    assert.deepEqual(order, ['plain', 'ours', 'plain', 'ours']);
    assert.deepEqual(
      [...measured],
      [
        ['plain', [1, 3]],
        ['ours', [2, 4]],
      ],
    );
  });
});
