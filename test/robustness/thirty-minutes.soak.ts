import { test } from '@playwright/test';
import { expect } from '../e2e/open-search.ts';
import { soak } from './soak.ts';

test('contract §3: half an hour of typing, loading and navigating while the server misbehaves leaves nothing and no wrong state', async ({
  page,
}) => {
  test.setTimeout(45 * 60_000);
  const totals = await soak(page, { cycleCount: 1500, milliseconds: 30 * 60_000 });
  console.log(`${totals.cycleCount} cycles, ${totals.faultCount} faulty answers`);
  expect(totals.cycleCount).toBeGreaterThan(100);
});
