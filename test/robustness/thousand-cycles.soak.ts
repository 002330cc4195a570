import { test } from '@playwright/test';
import { expect } from '../e2e/open-search.ts';
import { OPENINGS, openAndClose } from '../e2e/openings.ts';
import { type ChromiumAccount, chromiumAccountOf } from '../support/chromium-account.ts';
import { openMisbehavingServer } from './misbehaving-server.ts';
import { fileOf } from './soak.ts';

const COUNT = 1000;
/** What is kept on purpose, and compiled code, is there by then. */
const WARM_COUNT = 200;
const STEP_COUNT = 50;
/** By which an engine's own heap drifts. */
const NOISE_BYTES_A_CYCLE = 256;

/** The slope of the line that fits best, in bytes a cycle. */
function heapSlope(accounts: readonly ChromiumAccount[]): number {
  const middle = (accounts.length - 1) / 2;
  const covariance = accounts.reduce((sum, { heap }, at) => sum + (at - middle) * heap, 0);
  const variance = accounts.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return covariance / variance / STEP_COUNT;
}

for (const opening of OPENINGS) {
  test(`contract §2: over ${COUNT} openings of ${opening.name} nodes, listeners and heap stay`, async ({ page }) => {
    test.setTimeout(600_000);
    const server = await openMisbehavingServer(fileOf);
    try {
      await page.setViewportSize({ width: opening.width, height: 800 });
      await page.goto(server.origin, { waitUntil: 'networkidle' });
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await page.evaluate(openAndClose, { ...opening, count: WARM_COUNT });
      const accounts = [await chromiumAccountOf(session)];
      for (let count = 0; count < COUNT; count += STEP_COUNT) {
        await page.evaluate(openAndClose, { ...opening, count: STEP_COUNT });
        accounts.push(await chromiumAccountOf(session));
      }
      const [first] = accounts as [ChromiumAccount];
      const slope = heapSlope(accounts);
      console.log(`${opening.name}: ${slope.toFixed(0)} bytes of heap a cycle`);
      expect(new Set(accounts.map(({ listeners }) => listeners))).toEqual(new Set([first.listeners]));
      expect(Math.min(...accounts.slice(1).map(({ nodes }) => nodes))).toBeLessThanOrEqual(first.nodes);
      expect(slope).toBeLessThan(NOISE_BYTES_A_CYCLE);
    } finally {
      server.close();
    }
  });
}
