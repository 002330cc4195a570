import { resolve } from 'node:path';
import { type Page, test } from '@playwright/test';
import { tagLines } from '../../elements/cli/tag-lines.ts';
import { expect, openSearch } from '../e2e/open-search.ts';
import { prerender } from '../node/prerender/printed-page.ts';
import { PROJECT_FOLDER } from '../runner/paths.ts';
import { ORIGIN, pageOf, serve, TAG } from './served-page.ts';

// In Chromium alone: the others do not know all of Trusted Types, `Cross-Origin-Embedder-Policy` in frames and reports.

const STRICT = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self' http:",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

const policyOf = (directives: Readonly<Record<string, string>>) => ({
  'content-security-policy': Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; '),
});

declare global {
  interface Window {
    violations: string[];
  }
}

/** From here on; in each document of the page. */
async function recordViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      window.violations.push(`${violatedDirective}: ${blockedURI} (${sourceFile})`),
    );
  });
}

/** Opens everything there is, in the bar and on a phone, searches and submits. @returns how many things were opened. */
async function tour(page: Page): Promise<number> {
  let count = 0;
  const header = page.locator('site-header');
  await expect(header.getByRole('button', { name: 'Products' })).toBeVisible();
  for (const tag of ['site-header', 'site-subnav']) {
    const triggers = page.locator(`${tag} [aria-controls][aria-expanded]:visible`);
    await page.locator(`${tag} button:visible`).first().focus(); // Printed ones come to life when somebody is about to use them.
    await expect(triggers).not.toHaveCount(0);
    for (let index = 0; index < (await triggers.count()); index += 1) {
      const trigger = triggers.nth(index);
      await trigger.focus();
      await trigger.press('Enter');
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      count += 1;
    }
  }
  await page.setViewportSize({ width: 375, height: 800 });
  const hamburger = page.locator('site-header [part~=hamburger]');
  await hamburger.click();
  await expect(header.getByRole('button', { name: 'Products' })).toBeVisible();
  await header.getByRole('button', { name: 'Products' }).click();
  await hamburger.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSearch(page);
  await page.keyboard.type('text');
  await expect(page.getByRole('option')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  return count + 3;
}

async function submit(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/results\?q=text/);
}

const violations = (page: Page) => page.evaluate(() => window.violations);
const RESULTS = pageOf('', '<h1>Results</h1>');

/** One page with its headers; the results page is what a submit leads to. */
const site = (html: string, headers: Readonly<Record<string, string>>) => ({
  headers,
  page: (path: string) => ({ '/': html, '/results': RESULTS })[path],
});

async function passes(page: Page, html: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const problems: string[] = [];
  page.on('console', (message) => ['warning', 'error'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  await recordViolations(page);
  await serve(page, site(html, headers));
  await page.goto(ORIGIN);
  expect(await tour(page)).toBeGreaterThanOrEqual(10);
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await submit(page);
}

async function snippet(isLite: boolean): Promise<string> {
  const { lines } = await tagLines(
    {
      command: 'tag',
      base: '/files/',
      elements: ['header', 'search'],
      language: 'en',
      prefix: undefined,
      isInline: false,
      hasImportMap: false,
      isLite,
    },
    new URL(`file://${resolve(PROJECT_FOLDER, 'dist')}/`),
  );
  return lines;
}

const PRINT_STYLES = '<link rel="stylesheet" href="/files/prerender.css">';

async function printed(): Promise<string> {
  const { html, problems } = await prerender(pageOf(`${PRINT_STYLES}${TAG}`), {
    url: ORIGIN,
    styles: { href: '/files/prerender.css' },
  });
  expect(problems).toEqual([]);
  return html;
}

test.describe('content security', () => {
  test('contract §2: the full tour under the strictest policy with Trusted Types makes no report', async ({ page }) => {
    await passes(page, pageOf(TAG), policyOf(STRICT));
  });

  for (const isLite of [false, true]) {
    test(`contract §6: with integrity on tag and chunks too, ${isLite ? 'lite' : 'with React'}`, async ({ page }) => {
      const lines = await snippet(isLite);
      expect(lines).toContain('integrity="sha384-');
      await passes(page, pageOf(lines), policyOf(STRICT));
    });
  }

  test('contract §2: a printed page with linked styles too', async ({ page }) => {
    await passes(page, await printed(), policyOf(STRICT));
  });

  test('contract §2: a nonce on the tag is enough, for all that it loads', async ({ page }) => {
    const html = pageOf(TAG.replace('<script', '<script nonce="abc"'));
    await passes(page, html, policyOf({ ...STRICT, 'script-src': "'nonce-abc'" }));
    await page.goto(ORIGIN);
  });

  test('contract §2: a page that embeds only what allows it (COEP) is isolated and works', async ({ page }) => {
    const headers = {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    };
    await passes(page, pageOf(TAG), { ...headers, ...policyOf(STRICT) });
    await page.goto(ORIGIN);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  });

  test('contract §2: the element works in a frame that may do nothing but run scripts', async ({ page }) => {
    const html =
      '<!doctype html><iframe sandbox="allow-scripts" src="/framed" style="width: 100%; height: 700px"></iframe>';
    const framed = pageOf(TAG);
    const cors = { 'access-control-allow-origin': '*' };
    await serve(page, { headers: cors, page: (path) => ({ '/': html, '/framed': framed, '/results': RESULTS })[path] });
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(ORIGIN);
    const frame = page.frameLocator('iframe');
    const products = frame.getByRole('button', { name: 'Products' });
    await products.click();
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await products.press('Escape');
    await products.press('Control+k');
    await expect(frame.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('text');
    await expect(frame.getByRole('option')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(frame.getByRole('combobox')).toBeHidden();
    expect(problems).toEqual([]);
  });
});
