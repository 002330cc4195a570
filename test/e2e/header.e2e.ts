import { expect, type Page } from '@playwright/test';
import { BREAKPOINT_HAMBURGER_PX } from '../../src/constants.ts';
import { test } from '../support/demo-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { atPictureWidths, expectPicture } from './pictures.ts';

test.use({ bypassCSP: true }); // For the font and axe, which tests put into the page.

/** A header at rest needs no more of the viewport; a panel has all of it. */
const CLOSED_HEIGHT_PX = 110;
const OPEN_HEIGHT_PX = 800;

const CLOSED_STATES = [
  'theme-light',
  'theme-dark',
  'theme-auto',
  'masthead-dark',
  'size-small',
  'size-large',
  'right-to-left',
  'announcement-long',
  'announcement-dismissed',
  'no-announcement',
  'many-items',
];

const OPEN_STATES = [
  'panel-products',
  'panel-solutions',
  'panel-company',
  'panel-resources',
  'second-platform',
  'second-solutions',
  'second-customers',
  'second-resources',
  'right-to-left-open',
];

const STATES = [...CLOSED_STATES, ...OPEN_STATES, 'menu-open', 'hostile'];

/** Waits until the page's own script has opened what the state is about. */
async function expectOpen(page: Page): Promise<void> {
  await page.locator('site-header [aria-controls^=panel-][aria-expanded=true]').waitFor();
}

/** How much of the viewport a state needs at a width: the menu has all of it, too. */
function heightOf(state: string, width: number): number {
  const isMenu = width < BREAKPOINT_HAMBURGER_PX && (state === 'menu-open' || state === 'hostile');
  return isMenu || OPEN_STATES.includes(state) ? OPEN_HEIGHT_PX : CLOSED_HEIGHT_PX;
}

for (const state of STATES) {
  test(`look: ${state} is as it was`, async ({ page, expectProblem }) => {
    test.slow();
    const height = (width: number) => heightOf(state, width);
    await atPictureWidths(page, `/states/${state}`, height, !CLOSED_STATES.includes(state), async (width) => {
      if (OPEN_STATES.includes(state)) await expectOpen(page);
      if (state === 'hostile') {
        await expectProblem(/<site-header>/);
        if (width < BREAKPOINT_HAMBURGER_PX) await page.locator('site-header [part=hamburger]').click();
      }
      await expectPicture(page, state);
    });
  });
}

/** What another size, or another way to the same colours, does not show axe. */
const SAME_TO_AXE = [
  'theme-dark',
  'theme-auto',
  'size-small',
  'size-large',
  'announcement-dismissed',
  'no-announcement',
];

for (const state of STATES.filter((name) => !SAME_TO_AXE.includes(name))) {
  test(`axe finds nothing on ${state}, wide and narrow, light and dark`, async ({ page, expectProblem }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: OPEN_HEIGHT_PX });
      if (width === 1280 || !CLOSED_STATES.includes(state)) {
        await page.goto(`/states/${state}`, { waitUntil: 'networkidle' });
      }
      await page.locator('site-header [part=bar]').waitFor();
      if (state === 'hostile') await expectProblem(/<site-header>/);
      if (OPEN_STATES.includes(state)) await expectOpen(page);
      for (const theme of ['light', 'dark']) {
        await page.evaluate((name) => document.querySelector('site-header')?.setAttribute('theme', name), theme);
        await expectNoViolations(page);
      }
    }
  });
}

test('print: the bar with its logo, nothing of what is open and nothing dimmed', async ({ page }) => {
  await page.goto('/states/panel-products', { waitUntil: 'networkidle' });
  await expectOpen(page);
  await page.evaluate(() => scrollTo(0, 200));
  await page.emulateMedia({ media: 'print' });
  const header = page.locator('site-header');
  await expect(header.locator('[part=logo]').first()).toBeVisible();
  for (const part of ['.masthead', '.announcement', '.panel:not([hidden])', '.overlay[data-open]', '.actions']) {
    await expect(header.locator(part).first(), part).toBeHidden();
  }
  expect(await header.evaluate((host) => getComputedStyle(host).position)).toBe('static');
});
