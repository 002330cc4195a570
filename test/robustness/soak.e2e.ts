import { test } from '@playwright/test';
import { expect } from '../e2e/open-search.ts';
import { tellCount } from '../support/count.ts';
import { FAULTS } from './misbehaving-server.ts';
import { soak } from './soak.ts';

// In Chromium alone, which counts nodes and listeners. `npm run soak` does the same for half an hour.

test('contract §3: two minutes of typing, loading and navigating while the server misbehaves leave nothing and no wrong state', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { cycleCount, faultCount } = await soak(page, { cycleCount: 200, milliseconds: 120_000 });
  expect(cycleCount).toBeGreaterThan(Object.keys(FAULTS).length);
  tellCount('cycles', 'soak', cycleCount);
  tellCount('faulty answers', 'soak', faultCount);
});
