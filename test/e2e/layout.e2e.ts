import { expect } from '@playwright/test';
import { test } from '../support/demo-page.ts';
import { expectNoViolations } from './accessibility.ts';

test.use({ bypassCSP: true }); // For axe, which tests put into the page.

for (const width of [375, 1280]) {
  test(`§9: layout.css holds a page’s own content at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/states/layout-helpers', { waitUntil: 'networkidle' });
    const container = page.locator('[data-site-container]');
    const [box, frame] = [await container.boundingBox(), await page.locator('main').boundingBox()];
    expect(box?.width).toBe(Math.min(768, frame?.width ?? 0));
    const [first, last] = await Promise.all(
      ['Pricing', 'Contact Sales'].map((name) => container.getByRole('link', { name }).boundingBox()),
    );
    const [start, end] = [(box?.x ?? 0) + 16, (box?.x ?? 0) + (box?.width ?? 0) - 16];
    expect(first?.x).toBeCloseTo(start, 0);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(end, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectNoViolations(page);
  });
}
