import { expect, type Page } from '@playwright/test';
import { SUBNAV_HEIGHT_PX } from '../../src/constants.ts';
import { test } from '../support/demo-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { layoutShift } from './layout-shift.ts';
import { atPictureWidths, expectPicture, openForPicture } from './pictures.ts';

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
  const isOpen = OPEN_STATES.includes(state);
  const isHostile = state === 'subnav-hostile';

  test(`look: ${state} is as it was`, async ({ page, expectProblem }) => {
    test.slow();
    // The long row begins where the page being read is, at whatever width it is loaded.
    const isLoadedAnew = isOpen || isHostile || state === 'subnav-long';
    const height = () => (isOpen ? OPEN_HEIGHT_PX : CLOSED_HEIGHT_PX);
    await atPictureWidths(page, `/states/${state}`, height, isLoadedAnew, async () => {
      if (isOpen) await expectOpen(page);
      if (isHostile) await expectProblem(/<site-subnav>/);
      await expectPicture(page, state);
    });
  });

  test(`axe finds nothing on ${state}, wide and narrow, light and dark`, async ({ page, expectProblem }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 1280 || isOpen || isHostile) {
        await page.goto(`/states/${state}`, { waitUntil: 'networkidle' });
        if (isHostile) await expectProblem(/<site-subnav>/);
      }
      if (isOpen) await expectOpen(page);
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

test.describe('layout shift', () => {
  for (const width of [375, 1280]) {
    for (const state of ['subnav-guide', 'subnav-blog', 'subnav-empty', 'subnav-page-object']) {
      test(`is 0 while the bar of ${state} is defined, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/states/${state}`, { waitUntil: 'networkidle' });
        if (state !== 'subnav-empty') {
          await expect(page.locator('site-subnav')).toHaveJSProperty('offsetHeight', SUBNAV_HEIGHT_PX);
          await expect(page.locator('site-subnav [part=nav]')).toBeVisible();
        }
        expect(await layoutShift(page)).toEqual([]);
      });
    }

    test(`is 0 while data comes by src, and is replaced, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const blog = { title: 'Blog', nav: { sub_nav: [{ title_l10n: 'Security', url: '/blog/category/security' }] } };
      await page.route('**/section.json', async (route) => {
        await answered;
        await route.fulfill({ json: blog });
      });
      await page.route('**/states/subnav-empty', async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace('<site-subnav>', '<site-subnav src="/section.json">');
        await route.fulfill({ response, body: html });
      });
      await page.goto('/states/subnav-empty', { waitUntil: 'load' });
      await expect(page.locator('site-subnav')).toHaveJSProperty('offsetHeight', SUBNAV_HEIGHT_PX);
      answer();
      await expect(page.locator('site-subnav [part=nav]')).toBeVisible();
      await page.evaluate(() => {
        const subnav = document.querySelector('site-subnav') as HTMLElement & { config: unknown };
        subnav.config = { currentSbn: { title: 'Blog', nav: { sub_nav: [{ title_l10n: 'Entry', url: '/a' }] } } };
      });
      await expect(page.locator('site-subnav [part=link]')).toHaveText('Entry');
      expect(await layoutShift(page)).toEqual([]);
    });

    test(`is 0 while a scrolled page’s bar is emptied and filled, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/states/subnav-guide', { waitUntil: 'networkidle' });
      await expect(page.locator('site-subnav [part=nav]')).toBeVisible();
      const subnav = page.locator('site-subnav');
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      const paragraph = page.locator('main p').nth(6);
      const before = await paragraph.boundingBox();
      const fill = (section: unknown) =>
        page.evaluate((currentSbn) => {
          (document.querySelector('site-subnav') as HTMLElement & { config: unknown }).config = { currentSbn };
        }, section);
      await fill(undefined);
      await expect(subnav).toHaveJSProperty('offsetHeight', 0);
      expect((await paragraph.boundingBox())?.y).toBe(before?.y);
      await fill({ title: 'Other', nav: { sub_nav: [{ title_l10n: 'Entry', url: '/a' }] } });
      await expect(subnav).toHaveJSProperty('offsetHeight', SUBNAV_HEIGHT_PX);
      expect((await paragraph.boundingBox())?.y).toBe(before?.y);
      expect(await layoutShift(page)).toEqual([]);
    });
  }

  test('is 0 for what stands below when the width crosses 991 px', async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 800 });
    await page.goto('/states/subnav-guide', { waitUntil: 'networkidle' });
    await expect(page.locator('site-subnav [part=nav]')).toBeVisible();
    const top = () => page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().top);
    const before = await top();
    for (const width of [991, 992, 990, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('site-subnav [part~=toggle]')).toBeVisible({ visible: width <= 991 });
      expect(await top()).toBe(before);
    }
    expect((await layoutShift(page)).filter(({ nodes }) => nodes.includes('MAIN'))).toEqual([]);
  });
});
