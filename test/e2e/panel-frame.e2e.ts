import { expect, type Page } from '@playwright/test';
import { test } from '../support/demo-page.ts';

/**
 * What opens and closes is styled anew: trigger, chevron, panel, overlay, and what the panel holds, once: it stands in the top
 * layer (DECISIONS.md, «What opens lies over the page»). Not the other panels.
 */
const STYLED_COUNT = 210;

/** Waits until the closed panels have been laid out, which they are in idle moments after a frame. */
async function atRest(page: Page): Promise<void> {
  await expect(page.locator('site-header .panel[data-resting]')).toHaveCount(4);
  await page.evaluate(async () => {
    for (const wait of [requestAnimationFrame, requestAnimationFrame, requestIdleCallback, requestIdleCallback]) {
      await new Promise<unknown>((resolve) => wait(resolve));
    }
  });
}

test('a panel that opens has been styled and laid out before, the first time and later', async ({ page, browser }) => {
  await page.goto('/');
  const trigger = page.locator('site-header [data-trigger=panel--products]');
  for (const when of ['first', 'later']) {
    await atRest(page);
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const styled = traceEvents.flatMap(({ name, args }: { name: string; args: { elementCount?: number } }) =>
      name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : [],
    );
    expect(Math.max(...styled), when).toBeGreaterThan(0);
    expect(Math.max(...styled), when).toBeLessThan(STYLED_COUNT);
    await page.keyboard.press('Escape');
  }
});
