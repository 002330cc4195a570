import type { Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../runner/chromium.ts';
import { test } from '../support/demo-page.ts';
import { expect, openSearch } from './open-search.ts';

// Playwright switches off what a page is restored from.
test.use({ launchOptions: { ...chromiumLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

declare global {
  interface Window {
    headerBefore: Element | null | undefined;
    isRestored: boolean;
  }
}

test('contract §2, §5: a page restored from the back-forward cache goes on as it was, its search closed', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    window.headerBefore = document.querySelector('site-header')?.shadowRoot?.querySelector('header');
    window.addEventListener('pageshow', ({ persisted }) => {
      window.isRestored = persisted;
    });
  });
  await openSearch(page);
  await page.goto('/?next', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Products' })).toBeVisible();
  await page.evaluate(() => history.back());
  await page.waitForURL('/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => window.isRestored)).toBe(true);

  await expect(page.getByRole('combobox')).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
  const headers = await page.evaluate(() => {
    const roots = [...document.querySelectorAll('site-header')].map(({ shadowRoot }) => shadowRoot);
    return roots
      .flatMap((root) => [...(root?.querySelectorAll('header') ?? [])])
      .map((it) => it === window.headerBefore);
  });
  expect(headers).toEqual([true]);
  await page.getByRole('button', { name: 'Products' }).click();
  await expect(page.locator('#panel--products')).toBeVisible();
  await page.keyboard.press('Escape');
  await openSearch(page);
});

for (const [how, leave] of [
  ['a followed suggestion', (page: Page) => page.keyboard.press('ArrowDown').then(() => page.keyboard.press('Enter'))],
  ['a submit', (page: Page) => page.keyboard.press('Enter')],
] as const) {
  test(`contract §2, §5: left by ${how}, the page is restored from the back-forward cache`, async ({ page }) => {
    await page.route('**/api/autosuggest?*', (route) => route.fulfill({ json: [{ title: 'There', url: '/?there' }] }));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      document.querySelector('site-search')?.setAttribute('search-url', '/?there');
      window.addEventListener('pageshow', ({ persisted }) => {
        window.isRestored = persisted;
      });
    });
    await openSearch(page);
    await page.keyboard.type('there');
    await expect(page.getByRole('option')).toHaveCount(1);
    await leave(page);
    await page.waitForURL(/[?]there/);
    await expect(page.getByRole('button', { name: 'Products' })).toBeVisible();
    await page.evaluate(() => history.back());
    await page.waitForURL('/', { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => window.isRestored)).toBe(true);
    await expect(page.getByRole('combobox')).toBeHidden();
    expect(await page.evaluate(() => history.state)).toBe(null);
    await openSearch(page);
  });
}
