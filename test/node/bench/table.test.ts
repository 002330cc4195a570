import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kibibytes, kilobytes, ms, percent, ratio, tableLines } from '../../bench/table.ts';

describe('a table of the bench', () => {
  it('has names at the start of their column and numbers at the end of theirs', () => {
    const rows = [
      { name: 'plain HTML', time: 7 },
      { name: 'ours', time: 1234 },
    ];
    const lines = tableLines(rows, { page: ({ name }) => name, 'ms ': ({ time }) => ms(time) });
    assert.deepEqual(lines, ['page         ms ', 'plain HTML   7.0', 'ours        1234']);
  });

  it('shows times, sizes and ratios by as many digits as they are good for', () => {
    assert.equal(ms(9.96), '10.0');
    assert.equal(ms(123.4), '123');
    assert.equal(kilobytes(50_460), '50.5');
    assert.equal(kibibytes(2048), '2.0');
    assert.equal(ratio(3, 2), '1.50×');
    assert.equal(percent(0.126), '13 %');
  });

  it('says of what never opened that it did not', () => {
    assert.equal(ms(Number.POSITIVE_INFINITY), 'never');
  });
});
