import { test } from '@playwright/test';
import { expect } from '../e2e/open-search.ts';
import { OPENINGS, openAndClose } from '../e2e/openings.ts';
import { chromiumLaunchOptions } from '../runner/chromium.ts';
import { type ChromiumAccount, chromiumAccountOf } from '../support/chromium-account.ts';
import { openMisbehavingServer } from './misbehaving-server.ts';
import { fileOf } from './soak.ts';

const COUNT = 1000;
/** What is kept on purpose is there by then. */
const WARM_COUNT = 200;
const STEP_COUNT = 50;
/** Three pointers, the least that an object of V8's takes; its own heap drifts by 0 to 3 bytes. */
const SMALLEST_OBJECT_BYTES = 12;
/** What is on its way out is in some accounts and not in others. */
const NOISE_NODES_A_CYCLE = 0.1;

// What V8 compiles of often-run code is in its heap, 150 to 300 bytes a cycle for a thousand cycles: it interprets here.
const launch = chromiumLaunchOptions();
test.use({ launchOptions: { ...launch, args: [...launch.args, '--js-flags=--jitless --no-flush-bytecode'] } });

/** The slope of the line that fits best, a cycle. */
function slopeOf(name: 'heap' | 'nodes', accounts: readonly ChromiumAccount[]): number {
  const middle = (accounts.length - 1) / 2;
  const covariance = accounts.reduce((sum, account, at) => sum + (at - middle) * account[name], 0);
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
      const [bytes, nodes] = [slopeOf('heap', accounts), slopeOf('nodes', accounts)];
      console.log(`${opening.name}: ${bytes.toFixed(1)} bytes of heap and ${nodes.toFixed(3)} nodes a cycle`);
      expect(new Set(accounts.map(({ listeners }) => listeners))).toEqual(new Set([first.listeners]));
      expect(nodes, 'nodes a cycle').toBeLessThan(NOISE_NODES_A_CYCLE);
      expect(bytes, 'bytes of heap a cycle').toBeLessThan(SMALLEST_OBJECT_BYTES);
    } finally {
      server.close();
    }
  });
}
