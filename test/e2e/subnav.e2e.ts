import { expect, type Page } from '@playwright/test';
import { test } from '../support/demo-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { expectPicture, openForPicture, PICTURE_WIDTHS_PX } from './pictures.ts';

test.use({ bypassCSP: true }); // For the font and axe, which tests put into the page.

const STATES = [
  'subnav-guide',
  'subnav-blog',
  'subnav-customers',
  'subnav-long',
  'subnav-open',
  'subnav-dark',
  'subnav-right-to-left',
  'subnav-hostile',
];

const OPEN_STATES = ['subnav-open', 'subnav-right-to-left'];

/** Header and bar at rest; an open dropdown needs more of the viewport. */
const CLOSED_HEIGHT_PX = 180;
const OPEN_HEIGHT_PX = 560;

/** Waits until the page's own script has opened what the state is about. */
async function expectOpen(page: Page): Promise<void> {
  await expect(page.locator('site-subnav [aria-expanded=true]')).toBeVisible();
}

for (const state of STATES) {
  test(`look: ${state} is as it was`, async ({ page, expectProblem }) => {
    test.slow();
    const isOpen = OPEN_STATES.includes(state);
    for (const width of PICTURE_WIDTHS_PX) {
      await openForPicture(page, `/states/${state}`, width, isOpen ? OPEN_HEIGHT_PX : CLOSED_HEIGHT_PX);
      if (isOpen) await expectOpen(page);
      if (state === 'subnav-hostile') await expectProblem(/<site-subnav>/);
      await expectPicture(page, state);
    }
  });

  test(`axe finds nothing on ${state}, wide and narrow, light and dark`, async ({ page, expectProblem }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/states/${state}`, { waitUntil: 'networkidle' });
      if (state === 'subnav-hostile') await expectProblem(/<site-subnav>/);
      if (OPEN_STATES.includes(state)) await expectOpen(page);
      for (const theme of ['light', 'dark']) {
        await page.evaluate((name) => document.querySelector('site-subnav')?.setAttribute('theme', name), theme);
        await expectNoViolations(page);
      }
    }
  });
}

test('forced colours: the current page and the open entry are told by more than a colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openForPicture(page, '/states/subnav-long', 1280, CLOSED_HEIGHT_PX);
  const current = page.locator('site-subnav a[aria-current=true]');
  await expect(current).toHaveCSS('font-weight', '600');
  const marker = await current.evaluate((link) => {
    const { borderBlockEndStyle, borderBlockEndWidth, opacity } = getComputedStyle(link, '::after');
    return [borderBlockEndStyle, borderBlockEndWidth, opacity];
  });
  expect(marker).toEqual(['solid', '2px', '1']);
});

test('reduced motion: nothing in the bar moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/states/subnav-open', { waitUntil: 'networkidle' });
  await expectOpen(page);
  const durations = await page.evaluate(() => {
    const { shadowRoot } = document.querySelector('site-subnav') as Element;
    const parts = ['.dropdown', '.overlay', '.trigger .icon'].map((selector) => shadowRoot?.querySelector(selector));
    return [document.querySelector('site-subnav'), ...parts].flatMap((part) => {
      const { animationDuration, transitionDuration } = getComputedStyle(part as Element);
      return [animationDuration, transitionDuration];
    });
  });
  expect(durations.filter((duration) => duration !== '0s')).toEqual([]);
});

test('print: the bar is left out', async ({ page }) => {
  await page.goto('/states/subnav-guide', { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('site-subnav')).toBeHidden();
});

test('400 % zoom (a viewport of 320 px stands in): every link can be reached, nothing is wider than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/states/subnav-guide', { waitUntil: 'networkidle' });
  await page.locator('site-subnav [part~=toggle]').click();
  const last = page.locator('site-subnav').getByRole('link', { name: 'Machine Learning' });
  await last.focus();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
