import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../e2e/accessibility.ts';
import { layoutShift } from '../e2e/layout-shift.ts';
import { expect, openSearch } from '../e2e/open-search.ts';
import { test as base } from '../support/demo-page.ts';
import type { HostSite } from './host.ts';

// The same for every host. `main.ts` has started them and says where they are.

type Site = Omit<HostSite, 'stop'> & { readonly name: string };

const sites: readonly Site[] = JSON.parse(process.env.HOST_SITES ?? '[]');

/** Half a pixel of rounding. */
const TOLERANCE_PX = 1;

/** A host's own fonts and icons move its words a little; a header that comes late moves the whole page, by 0.08. */
const MAX_SHIFT = 0.01;

const test = base.extend({});
test.use({ bypassCSP: true }); // For axe, which tests put into the page.

const header = (page: Page) => page.locator('site-header');
const hamburger = (page: Page) => header(page).locator('[part=hamburger]');
const trigger = (page: Page, title: string) =>
  header(page).locator('[part~=trigger]').filter({ hasText: title, visible: true });

/** Waits until the header shows; what is pressed before its code has come is done then. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(header(page).locator('[part~=bar]')).toBeVisible();
}

/** Top and bottom in the window. */
async function edges(locator: Locator): Promise<{ top: number; bottom: number }> {
  return locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
}

/** What the header covers now, its announcement included. */
const headerBottom = (page: Page) =>
  header(page)
    .locator('header')
    .first()
    .evaluate((element) => Math.max(0, element.getBoundingClientRect().bottom));

/** True where a click in the middle of it would reach the header and nothing of the host. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.localName === 'site-header';
  });

/** Themes let a bar go with the page where it is narrow, or away with what it stands in. */
const isHeld = (bar: Locator) =>
  bar.evaluate(
    (element) =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position) && element.getBoundingClientRect().bottom > 0,
  );

for (const site of sites) {
  const home = site.origin + site.home;
  const inner = site.origin + site.inner;
  const { panel, search } = site;

  test.describe(site.name, () => {
    for (const url of [home, inner]) {
      test(`a panel opens above all, and its link leads where it should, from ${new URL(url).pathname}`, async ({
        page,
      }) => {
        await visit(page, url);
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${site.lang}`, 'i'));
        await trigger(page, panel.title).click();
        await expect(trigger(page, panel.title)).toHaveAttribute('aria-expanded', 'true');
        const link = header(page).getByRole('link', { name: panel.link }).filter({ visible: true }).first();
        await expect.poll(() => isOnTop(link)).toBe(true);
        await link.click();
        await expect(page).toHaveURL(site.origin + panel.path);
        await visit(page, page.url());
      });
    }

    if (search) {
      const { text, suggestion, submit } = search;
      if (suggestion) {
        test('the search suggests, and a suggestion leads to its page', async ({ page }) => {
          await visit(page, inner);
          await openSearch(page);
          await page.keyboard.type(text);
          const option = page.getByRole('option', { name: suggestion.title }).first();
          await expect(option).toBeVisible();
          await option.click();
          await expect(page).toHaveURL((url) => url.pathname === suggestion.path);
        });
      }

      test('a submit leads to the results of the host', async ({ page }) => {
        await visit(page, inner);
        await openSearch(page);
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL((url) => url.href.includes(submit.url));
        await expect(page.getByText(submit.shows).filter({ visible: true }).first()).toBeVisible();
      });
    }

    test('the menu of a phone opens above all, and its link leads where it should', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 700 });
      await visit(page, inner);
      await hamburger(page).click();
      await trigger(page, panel.title).click();
      const link = header(page).getByRole('link', { name: panel.link }).filter({ visible: true }).first();
      await expect.poll(() => isOnTop(link)).toBe(true);
      await link.click();
      await expect(page).toHaveURL(site.origin + panel.path);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      for (const url of [home, inner]) {
        test(`there are links that lead where they should, on ${new URL(url).pathname}`, async ({ page }) => {
          await page.goto(url);
          const links = header(page).getByRole('link').filter({ visible: true });
          await expect(links.first()).toBeVisible();
          for (const link of await links.all()) {
            const address = new URL((await link.getAttribute('href')) ?? '', url);
            if (address.origin !== site.origin) continue;
            expect((await page.request.get(address.href)).status(), address.href).toBe(200);
          }
        });
      }
    });

    for (const width of [375, 1280]) {
      test(`nothing moves while a page comes, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        for (const url of [home, inner, home]) {
          await visit(page, url);
          const shifts = await layoutShift(page);
          const moved = shifts.reduce((sum, { value }) => sum + value, 0);
          expect(moved, JSON.stringify(shifts)).toBeLessThan(MAX_SHIFT);
        }
      });

      test(`axe finds nothing in the elements, ${width} px wide`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await visit(page, inner);
        await expectNoViolations(page, 'site-header, site-search');
        await (width < 1250 ? hamburger(page) : trigger(page, panel.title)).click();
        await expectNoViolations(page, 'site-header, site-search');
        if (!search) return;
        await page.keyboard.press('Escape');
        await openSearch(page);
        await expectNoViolations(page, 'site-header, site-search');
      });

      test(`what is sticky stays below the header, and so does what an anchor leads to, ${width} px wide`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 600 });
        await visit(page, `${inner}#${site.anchor}`);
        const target = page.locator(`[id="${site.anchor}"]`);
        const areBelow = async () => {
          const limit = (await headerBottom(page)) - TOLERANCE_PX;
          const { top } = await edges(target);
          expect(top).toBeGreaterThanOrEqual(limit);
          expect(top).toBeLessThan(600);
          for (const selector of site.stickyBars) {
            for (const bar of await page.locator(selector).filter({ visible: true }).all())
              if (await isHeld(bar)) expect((await edges(bar)).top).toBeGreaterThanOrEqual(limit);
          }
        };
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
        for (const selector of site.stickyBars)
          expect(await page.locator(selector).count(), selector).toBeGreaterThan(0);
        await expect(areBelow).toPass();
        await page.mouse.wheel(0, -60); // A little way up: a header that had gone comes again.
        await expect.poll(() => headerBottom(page)).toBeGreaterThan(0);
        await expect(areBelow).toPass();
      });
    }

    test('the printed page begins below a plain header', async ({ page }) => {
      await visit(page, inner);
      await page.emulateMedia({ media: 'print' });
      await expect(header(page)).toHaveCSS('position', 'static');
      await expect(hamburger(page)).toBeHidden();
      await expect(trigger(page, panel.title)).toBeHidden();
      const heading = page.locator('h1').filter({ visible: true }).first();
      expect((await edges(heading)).top).toBeGreaterThanOrEqual((await headerBottom(page)) - TOLERANCE_PX);
    });
  });
}
