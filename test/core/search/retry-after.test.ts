import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { SEARCH_RETRY_AFTER_MAX_MS } from '../../../src/constants.ts';
import { retryAfterMs } from '../../../src/core/search/retry-after.ts';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');

describe('retryAfterMs', () => {
  it('RFC 9110: reads seconds and dates', () => {
    assert.equal(retryAfterMs('120', NOW_MS), 120_000);
    assert.equal(retryAfterMs(' 0 ', NOW_MS), 0);
    assert.equal(retryAfterMs('Sat, 21 Nov 2026 12:01:00 GMT', NOW_MS), 60_000);
  });

  it('is 0 for nothing, for a date that is over and for what cannot be read', () => {
    for (const header of [null, '', 'soon', '-5', 'Sat, 21 Nov 2026 11:00:00 GMT']) {
      assert.equal(retryAfterMs(header, NOW_MS), 0, String(header));
    }
  });

  it('never waits longer than SEARCH_RETRY_AFTER_MAX_MS, nor a negative time', () => {
    assert.equal(retryAfterMs('999999999999', NOW_MS), SEARCH_RETRY_AFTER_MAX_MS);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (header) => {
        const wait = retryAfterMs(header, NOW_MS);
        return wait >= 0 && wait <= SEARCH_RETRY_AFTER_MAX_MS;
      }),
    );
  });
});
