import type { Page } from '@playwright/test';
import { test } from '../support/demo-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { accessibilityTree } from './accessibility-tree.ts';
import { expect, openSearch } from './open-search.ts';
import { expectPicture, openForPicture } from './pictures.ts';

test.describe.configure({ timeout: 90_000 }); // axe looks at everything twice, on whatever machine.
test.use({ bypassCSP: true }); // For the font and axe, which tests put into the page.

/** What the service answers in pictures and trees: real addresses hold the server's port. */
const ANSWER = [
  {
    title: 'Build a dashboard in Kibana',
    url: 'https://www.vendor.example/guide/kibana/dashboards',
    website_area: 'documentation/kibana',
  },
  { title: 'Kibana', url: 'https://www.vendor.example/kibana', website_area: 'products' },
  { title: 'Ten rules for Kibana alerts', url: 'https://www.vendor.example/blog/ten-rules', website_area: 'blog' },
];

async function answer(page: Page, body: unknown = ANSWER): Promise<void> {
  await page.route('**/api/autosuggest?*', (route) => route.fulfill({ json: body }));
}

interface State {
  readonly name: string;
  readonly path: string;
  /** Brings the open overlay into the state. */
  readonly reach: (page: Page) => Promise<unknown>;
}

const status = (page: Page, text: RegExp) => expect(page.getByRole('dialog').getByRole('status')).toHaveText(text);

const STATES: readonly State[] = [
  { name: 'idle', path: '/states/search-filters', reach: (page) => expect(page.getByText('Ranked by')).toBeVisible() },
  {
    name: 'waiting',
    path: '/states/search-waiting',
    reach: async (page) => {
      await page.keyboard.type('kib');
      await status(page, /^Searching/);
    },
  },
  {
    name: 'suggestions',
    path: '/',
    reach: async (page) => {
      await page.keyboard.type('kib');
      await status(page, /^3 suggestions$/);
    },
  },
  {
    name: 'active',
    path: '/',
    reach: async (page) => {
      await page.keyboard.type('kib');
      await status(page, /^3 suggestions$/);
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toBeVisible();
    },
  },
  {
    name: 'no-match',
    path: '/states/search-no-match',
    reach: async (page) => {
      await page.keyboard.type('kib');
      await status(page, /^No suggestions/);
    },
  },
  {
    name: 'failed',
    path: '/states/search-failing',
    reach: async (page) => {
      await page.keyboard.type('kib');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'offline',
    path: '/states/search-offline',
    reach: async (page) => {
      // `setOffline` is undone by the session that reads the accessibility tree.
      await page.unrouteAll();
      await page.route('**/api/autosuggest?*', (route) => route.abort('internetdisconnected'));
      await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
      await page.keyboard.type('kib');
      await status(page, /^You are offline/);
    },
  },
];

/** Waits until what came with an animation stands still. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
}

for (const { name, path, reach } of STATES) {
  test(`${name}: what a screen reader gets is as it was, and axe finds nothing, light and dark`, async ({
    page,
    expectProblem,
  }) => {
    await answer(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await openSearch(page);
    await reach(page);
    if (name === 'failed') await expectProblem(/404/);
    if (name === 'offline') await expectProblem(/ERR_INTERNET_DISCONNECTED/);
    const tree = await accessibilityTree(page);
    expect(tree.slice(tree.indexOf('dialog'))).toMatchSnapshot(`search-${name}.txt`);
    await settle(page);
    await expectNoViolations(page);
    await page.locator('site-search').evaluate((search) => search.setAttribute('theme', 'dark'));
    await settle(page);
    await expectNoViolations(page);
  });
}

test('closed, the overlay is nothing to a screen reader', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const tree = await accessibilityTree(page);
  expect(tree).not.toMatch(/dialog|combobox/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toHaveAttribute(
    'aria-keyshortcuts',
    'Control+K',
  );
});

for (const { language, path, text } of [
  { language: 'en', path: '/', text: 'kib' },
  { language: 'ja', path: '/states/search-japanese', text: 'kib' },
  { language: 'rtl', path: '/states/search-right-to-left', text: 'kib' },
]) {
  for (const [width, height] of [
    [375, 667],
    [768, 700],
    [1280, 800],
  ] as const) {
    test(`look: search, ${language}, at ${width} px is as it was`, async ({ page }) => {
      await answer(page);
      await openForPicture(page, path, width, height);
      await openSearch(page);
      await page.keyboard.type(text);
      await expect(page.getByRole('option')).toHaveCount(ANSWER.length);
      await page.keyboard.press('ArrowDown');
      await settle(page);
      await expectPicture(page, `search-${language}`);
    });
  }
}

test('I1, I2: Chromium’s own composition asks nothing before it ends, and Enter that ends it submits nothing', async ({
  page,
}) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/autosuggest') asked.push(url.searchParams.get('q'));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await openSearch(page);
  const input = page.getByRole('combobox');
  const session = await page.context().newCDPSession(page);
  for (const text of ['か', 'かん', 'かんじ', '漢字変換']) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await expect(input).toHaveValue('漢字変換');
  await session.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key: 'Process',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  });
  expect(asked).toEqual([]);
  await session.send('Input.insertText', { text: '漢字変換' });
  await expect.poll(() => asked).toEqual(['漢字変換']);
  await expect(input).toHaveValue('漢字変換');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('D3: Back from a followed suggestion leads to the page, where the overlay is closed', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await openSearch(page);
  await page.keyboard.type('kibana');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('D3: Back closes the overlay, and the page stays', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await openSearch(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('the overlay’s code comes when the pointer is on the control, before it is pressed', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const coming = page.waitForRequest(/\/site-elements\/when-used-search/);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).hover();
  await coming;
});
