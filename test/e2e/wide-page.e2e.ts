import { expect } from '@playwright/test';
import { test } from '../support/demo-page.ts';

// Only this driver has a phone's viewport, which a wide page makes wider than the window.
test.use({ isMobile: true, hasTouch: true, viewport: { width: 375, height: 700 } });

test('M2: on a page that is wider than the phone, menu and search are as large as the window', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const wide = document.createElement('div');
    wide.style.cssText = 'inline-size: 800px; block-size: 40px';
    document.body.append(wide);
  });
  await page.waitForFunction(() => window.innerWidth > 700 && visualViewport?.width === 375);
  const header = page.locator('site-header');
  const hamburger = header.locator('[part=hamburger]');
  await hamburger.tap();
  const menu = header.locator('[part=menu]');
  await expect.poll(() => menu.boundingBox()).toMatchObject({ x: 0, width: 375 });
  const bottom = async () => {
    const box = await menu.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(bottom).toBe(700);
  const button = await hamburger.boundingBox();
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(375);
  await header.locator('[part~=search-control]').tap();
  const dialog = page.locator('site-search dialog');
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 375, height: 700 });
});
