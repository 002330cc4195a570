import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { STORED_DATE_AHEAD_YEARS } from '../../../src/constants.ts';
import { storedDate } from '../../../src/core/hosts/stored-date.ts';

describe('storedDate', () => {
  it('§9: is 12 years after the clock’s reading, to the millisecond', () => {
    assert.equal(STORED_DATE_AHEAD_YEARS, 12);
    const date = storedDate(new Date('2026-03-04T05:06:07.008Z'));
    assert.equal(date.toISOString(), '2038-03-04T05:06:07.008Z');
  });

  it('leaves the clock’s reading as it is', () => {
    const now = new Date('2026-03-04T05:06:07.008Z');
    storedDate(now);
    assert.equal(now.toISOString(), '2026-03-04T05:06:07.008Z');
  });

  it('is 1 March where the leap day has no counterpart', () => {
    assert.equal(storedDate(new Date('2088-02-29T00:00:00Z')).toISOString(), '2100-03-01T00:00:00.000Z');
  });
});
