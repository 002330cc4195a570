import type { Frame, Page } from '@playwright/test';
import { test } from '../support/demo-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect } from './open-search.ts';

// What the tests from disk in three engines (test/release/editor.test.ts) do not look at. On the demo site, whose policy is strict.

const PAGE = '/site-elements/editor/index.html';

/** Opens the page, and waits until its preview shows. */
async function openEditor(page: Page): Promise<void> {
  // Chromium asks for it by itself, and the demo site has none.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto(PAGE);
  await expect(page.locator('#stage')).toHaveAttribute('aria-busy', 'false');
}

const preview = (page: Page) => page.frameLocator('#preview');

/** Puts the cursor behind a text of the JSON. */
async function goBehind(page: Page, text: string): Promise<void> {
  await page.locator('#json .cm-line', { hasText: text }).first().click();
  await page.keyboard.press('End');
}

test('keys are completed by the schema while they are typed, and what is made of them shows', async ({ page }) => {
  await openEditor(page);
  await page.locator('#json .cm-content').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('{ "nav');
  const options = page.locator('#json [role=option]');
  await expect(options).toHaveText(['navigation']);
  await page.keyboard.press('Enter');
  await page.keyboard.type('{ "title": "Gardens", "url": "/gardens"');
  await expect(preview(page).getByRole('link', { name: 'Gardens' })).toBeVisible();
  await expect(page.locator('#problem-count')).toHaveText('No problems');
  expect(JSON.parse(await page.locator('#json-text').inputValue())).toEqual({
    navigation: [{ title: 'Gardens', url: '/gardens' }],
  });
});

test('what is wrong stands with its place, which leads there; the preview keeps the last that could be read', async ({
  page,
  expectProblem,
}) => {
  await openEditor(page);
  await goBehind(page, '"title": "Vendor"');
  await page.keyboard.type(', "colour": "red"');
  const place = page.getByRole('button', { name: 'Line 3, column 34' });
  await expect(page.locator('#problem-list')).toContainText('/logo/colour is an unknown key; expected one of');
  await expectProblem(/colour is an unknown key/); // The preview's own console.
  await expect(page.locator('#header-count')).toHaveText('1');
  await place.click();
  await expect(page.locator('#json .cm-content')).toBeFocused();
  await page.keyboard.type('x');
  await expect(page.locator('#problem-list')).toContainText('not JSON');
  await expect(preview(page).getByRole('link', { name: 'Pricing' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy tag' })).toBeDisabled();
});

test('a key is explained under the mouse', async ({ page }) => {
  await openEditor(page);
  await page.locator('#json .cm-line span', { hasText: '"masthead"' }).first().hover();
  await expect(page.locator('#json .told')).toHaveText('The strip above the bar.');
});

test('arrow keys change what is edited; each document keeps its own text', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('tab', { name: 'Header' }).focus();
  await page.keyboard.press('ArrowRight');
  const subnav = page.getByRole('tab', { name: 'Sub-navigation' });
  await expect(subnav).toBeFocused();
  await expect(subnav).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Sub-navigation' })).toBeVisible();
  await expect(page.locator('#copied-of')).toHaveText('site-subnav');
  await goBehind(page, '"Documentation"');
  await page.keyboard.press('ArrowLeft'); // Before the comma.
  await page.keyboard.press('ArrowLeft'); // Before the quote.
  await page.keyboard.type(' of all');
  await expect(preview(page).locator('site-subnav')).toContainText('Documentation of all');
  await page.getByRole('tab', { name: 'Header' }).click();
  await expect(page.locator('#json .cm-content')).toContainText('"masthead"');
  await subnav.click();
  await expect(page.locator('#json .cm-content')).toContainText('Documentation of all');
});

test('the width of the preview follows its handle and its buttons, and the layout follows the width', async ({
  page,
}) => {
  await openEditor(page);
  const handle = page.getByRole('separator', { name: 'Width of the preview' });
  const innerWidth = () =>
    preview(page)
      .locator('html')
      .evaluate(() => innerWidth);
  const hamburger = preview(page).locator('site-header [part~=hamburger]');
  await expect(handle).toHaveAttribute('aria-valuenow', '1280');
  await expect(hamburger).toBeHidden();
  await page.getByRole('button', { name: '375' }).click();
  await expect(handle).toHaveAttribute('aria-valuenow', '375');
  await expect.poll(innerWidth).toBe(375);
  await expect(hamburger).toBeVisible();
  await handle.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(handle).toHaveAttribute('aria-valuenow', '465');
  await expect.poll(innerWidth).toBe(465);
  const { x, y, height } = (await handle.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 8, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 58, y + height / 2);
  await page.mouse.up();
  await expect(handle).toHaveAttribute('aria-valuenow', '515');
  await page.mouse.move(x + 300, y + height / 2);
  await expect(handle).toHaveAttribute('aria-valuenow', '515');
});

test('a colour shows at once, its contrast is told, and the theme CSS has it', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('tab', { name: 'Theme' }).click();
  await expect(page.locator('#contrast-told')).toHaveText('Contrast: all colours pass WCAG 2.2 AA.');
  const field = page.getByLabel('Accent, light', { exact: true });
  await field.fill('#ffb000');
  await expect(page.locator('#contrast-told')).toHaveText('Contrast: 2 of 14 are too low for WCAG 2.2 AA.');
  await expect(page.locator('#contrast')).toContainText('1.6 too low: needs 4.5 on surface tint');
  await expect(page.getByLabel('Accent, light: pick')).toHaveValue('#ffb000');
  await expect(preview(page).locator('site-header [part~=primary]')).toHaveCSS('background-color', 'rgb(255, 176, 0)');
  await page.getByLabel('Radius, px').fill('2');
  const css = ':root {\n  --site-color-accent: light-dark(#ffb000, #8ab8ff);\n  --site-radius: 2px;\n}\n';
  await expect(page.locator('#css-text')).toHaveValue(css);
  await field.fill('#ffb');
  await field.fill('#ffb0');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#css-text')).toHaveValue(/light-dark\(#ffb, #8ab8ff\)/);
});

test('the languages are those that the data names, and their direction', async ({ page }) => {
  await openEditor(page);
  const language = page.getByLabel('Language');
  await expect(language.locator('option')).toHaveCount(8);
  await page.locator('#json .cm-content').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(
    JSON.stringify({
      locales: [
        { code: 'pt-br', name: 'Brasil', direction: 'rtl' },
        { code: 'fr', prefix: '/fr' },
      ],
      navigation: [{ title: 'Pricing', url: '/pricing' }],
    }),
  );
  await expect(language.locator('option')).toHaveText(['Brasil (pt-br)', 'Français (fr-fr)']);
  await expect(preview(page).locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(preview(page).locator('html')).toHaveAttribute('lang', 'pt-BR');
  await language.selectOption('fr-fr');
  await expect(preview(page).locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(preview(page).getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/fr/pricing');
});

test('«Copy» puts a text into the clipboard and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page);
  await page.getByRole('button', { name: 'Copy printed fragment' }).click();
  await expect(page.locator('#copy-status')).toHaveText('Printed fragment is copied.');
  const fragment = await page.locator('#fragment-text').inputValue();
  expect(fragment).toContain('<template shadowrootmode="open"');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fragment);
});

test('the preview shows nothing to a page of another origin that frames it', async ({ page, baseURL }) => {
  // As hosts serve it that have no policy.
  await page.route('**/editor/preview.html', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': 'text/html' } });
  });
  await page.setContent(`<iframe src="${baseURL}site-elements/editor/preview.html"></iframe>`);
  await expect(page.frameLocator('iframe').locator('site-search')).toBeAttached();
  const framed = page.frames()[1] as Frame;
  await framed.waitForFunction(() => customElements.get('site-header'));
  await framed.waitForLoadState();
  await framed.evaluate(() => {
    // The preview has listened for longer, so it has done what it does when this one hears of it.
    const heard = new Promise((done) => addEventListener('message', done));
    Object.assign(window, { heard });
  });
  await page.evaluate(() => {
    const attributes = { locale: 'de', theme: 'dark', onclick: 'alert(1)' };
    const message = { kind: 'show', data: {}, lang: 'de', dir: 'rtl', attributes, css: '' };
    window.frames[0]?.postMessage(message, '*');
  });
  await framed.evaluate(() => (window as unknown as { heard: Promise<unknown> }).heard.then(() => {}));
  await expect(page.frameLocator('iframe').locator('html')).not.toHaveAttribute('dir', 'rtl');
  await expect(page.frameLocator('iframe').locator('[onclick]')).toHaveCount(0);
});

test.describe('with axe', () => {
  test.use({ bypassCSP: true });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in ${colorScheme}: JSON, completions, problems, theme, and at 375 px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openEditor(page);
      await expectNoViolations(page);
      await goBehind(page, '"logo"');
      await page.keyboard.type('"');
      await expect(page.locator('#json [role=option]')).not.toHaveCount(0);
      await expect(page.locator('#problem-list li')).toHaveCount(1);
      await expectNoViolations(page);
      await page.setViewportSize({ width: 375, height: 800 });
      await page.getByRole('tab', { name: 'Theme' }).click();
      await page.getByLabel('Accent, light', { exact: true }).fill('#ffb000');
      await expectNoViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    });
  }
});
