import type { Page } from '@playwright/test';
import { test } from '../support/demo-page.ts';
import { expect, openSearch } from './open-search.ts';

test('three letters bring suggestions of the server, and choosing one opens its page', async ({ page }) => {
  await page.goto('/');
  await openSearch(page);
  await page.keyboard.type('kib');
  const first = page.getByRole('option').first();
  await expect(first).toContainText(/kib/i);
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/kib/i);
});

test('Enter without a suggestion goes to the results site with what was typed', async ({ page }) => {
  await page.goto('/guide/en/kibana/current/');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('a & b');
  await page.keyboard.press('Enter');
  await page.waitForURL(({ searchParams }) => searchParams.get('q') === 'a & b');
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('location[0]')).toBe('Documentation');
  expect(searchParams.get('product[0]')).toBe('Kibana');
  expect(new URL(searchParams.get('referrer') ?? '').pathname).toBe('/guide/en/kibana/current/');
});

test('a link of a panel leads to its page', async ({ page }) => {
  await page.goto('/');
  const header = page.locator('site-header');
  await header.getByRole('button', { name: 'Products' }).click();
  await header.getByRole('link', { name: /^Kibana/ }).click();
  await page.waitForURL('**/kibana');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a language of the picker leads to the home page of that language', async ({ page }) => {
  await page.goto('/pricing');
  const header = page.locator('site-header');
  await header.getByRole('button', { name: /English/ }).click();
  await header.getByRole('link', { name: /Deutsch/ }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/de'));
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await expect(header.getByRole('button', { name: /Deutsch/ })).toBeVisible();
});

/** Holds files of the code back. @returns what lets them come, and waits until they have. */
async function holdFiles(page: Page, name: RegExp): Promise<() => Promise<void>> {
  let release = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(name, async (route) => {
    await isAllowed;
    await route.continue();
  });
  return async () => {
    const arrived = page.waitForEvent('requestfinished', (request) => name.test(request.url()));
    release();
    await arrived;
  };
}

test('P9: what Escape closed before the code for hover came stays closed when it comes', async ({ page }) => {
  const release = await holdFiles(page, /hover-intent-/);
  await page.clock.install();
  await page.goto('/');
  const trigger = page.locator('site-header').getByRole('button', { name: 'Products' });
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= /hover-intent-/.test(request.url());
  });
  // A hand is never still: what listens to its moves comes with the first one.
  await expect
    .poll(async () => {
      for (const x of [10, 12]) await trigger.hover({ position: { x, y: 20 } });
      return isAsked;
    })
    .toBe(true);
  await page.clock.runFor(10);
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(10);
  await page.keyboard.press('Escape');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.hover({ position: { x: 10, y: 20 } }); // A hand is never still.
  await release();
  await trigger.hover({ position: { x: 12, y: 20 } });
  for (let step = 0; step < 10; step += 1) await page.clock.runFor(100);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});
