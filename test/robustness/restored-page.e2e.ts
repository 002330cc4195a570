import { type Page, test } from '@playwright/test';
import { expect } from '../e2e/open-search.ts';
import { chromiumLaunchOptions } from '../runner/chromium.ts';
import { ACCOUNT_SCRIPT, accountOf } from './page-account.ts';
import { ALL_ELEMENTS, ORIGIN, pageOf, serve, TAG } from './served-page.ts';

// In Chromium alone: the drivers of the others have no back-forward cache. Playwright switches off Chromium's, too.
test.use({ launchOptions: { ...chromiumLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

declare global {
  interface Window {
    isRestored: boolean;
    accountOf: typeof accountOf;
  }
}

const LISTENING = `<script>
  addEventListener('pageshow', ({ persisted }) => { window.isRestored = persisted; });
  window.accountOf = ${accountOf};
</script>`;

/** Opens the page, once it has all of its code. @returns what its console has said. */
async function openPage(page: Page, body = ALL_ELEMENTS): Promise<string[]> {
  const said: string[] = [];
  page.on('console', (message) => ['warning', 'error'].includes(message.type()) && said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(`Uncaught: ${message}`));
  const pages: Readonly<Record<string, string>> = {
    '/': pageOf(`${ACCOUNT_SCRIPT}${LISTENING}${TAG}`, body),
    '/next': pageOf('', '<h1>Next</h1>'),
  };
  await serve(page, { page: (path) => pages[path] });
  await page.goto(ORIGIN, { waitUntil: 'networkidle' });
  return said;
}

async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => location.assign('/next'));
  await expect(page.getByRole('heading', { name: 'Next' })).toBeVisible();
  await page.evaluate(() => history.back());
  await page.waitForURL(`${ORIGIN}/`, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => window.isRestored)).toBe(true);
}

/** Once nothing is on its way: twice the same, half a second apart. */
async function restingAccount(page: Page): Promise<object> {
  let before: object | undefined;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await page.evaluate(() => window.accountOf({ document, window } as never));
        return JSON.stringify(last) === JSON.stringify(before) && before;
      },
      { intervals: [500] },
    )
    .toMatchObject({ timers: 0, requests: 0 });
  return before as object;
}

const OPENED = [
  ['a panel of the header', 1280, 'site-header [aria-controls="panel--products"]'],
  ['a list of the sub-navigation', 1280, 'site-subnav li button[aria-controls][aria-expanded]'],
  ['the menu', 375, 'site-header [part~=hamburger]'],
] as const;

for (const [what, width, selector] of OPENED) {
  test(`contract §2: a page left with ${what} open and restored has what it had, and works`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const said = await openPage(page);
    const trigger = page.locator(selector).first();
    /** Opened and closed by a person; the end is at rest, and closed. */
    const cycle = async () => {
      await trigger.click();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await leaveAndComeBack(page);
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      return restingAccount(page);
    };
    const first = await cycle();
    expect(first).toMatchObject({ onTop: 0, inert: 0 });
    expect(await cycle()).toEqual(first);
    expect(said).toEqual([]);
  });
}

test('contract §2: a page restored after its files are gone shows its links, and what opens opens or gives way to them', async ({
  page,
}) => {
  const said = await openPage(page);
  await page.route('**/files/**', (route) => route.fulfill({ status: 404 }));
  await leaveAndComeBack(page);
  for (const [, width, selector] of OPENED) {
    await page.setViewportSize({ width, height: 800 });
    const trigger = page.locator(selector).first();
    const links = page.locator(`${selector.split(' ')[0]} nav a:visible`);
    await expect(trigger).toBeVisible();
    const count = await links.count();
    await trigger.click();
    await expect.poll(() => links.count()).toBeGreaterThan(count);
    await page.keyboard.press('Escape');
  }
  // The search is the one that has no code yet: it cannot open, which is said once, and the links stay.
  await page.keyboard.press('Control+k');
  await expect.poll(() => said.filter((text) => text.startsWith('<site-')).length, said.join('\n')).toBe(1);
  await page.keyboard.press('Control+k');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const tag of ['site-header', 'site-subnav'])
    await expect(page.locator(`${tag} nav a:visible`).first()).toBeVisible();
  expect(said.filter((text) => text.startsWith('<site-'))).toHaveLength(1);
  expect(said.filter((text) => text.startsWith('Uncaught'))).toEqual([]);
});
