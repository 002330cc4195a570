import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Frame, type Page, test } from '@playwright/test';
import type { TagArguments } from '../../elements/cli/arguments.ts';
import { tagLines } from '../../elements/cli/tag-lines.ts';
import { expect, openSearch } from '../e2e/open-search.ts';
import { prerender } from '../node/prerender/printed-page.ts';
import { PROJECT_FOLDER } from '../runner/paths.ts';
import { ORIGIN, openFiles, pageOf, serve, TAG } from './served-page.ts';

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

const CORS = { 'access-control-allow-origin': '*' };
const CORP = { 'cross-origin-resource-policy': 'cross-origin' };
const ISOLATED = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
};

declare global {
  interface Window {
    violations: string[];
  }
}

/** Opens everything there is, in the bar and on a phone, searches and submits. @returns how many things were opened. */
async function tour(frame: Frame): Promise<number> {
  let count = 0;
  const page = frame.page();
  const header = frame.locator('site-header');
  await expect(header.getByRole('button', { name: 'Products' })).toBeVisible();
  for (const tag of ['site-header', 'site-subnav']) {
    const triggers = frame.locator(`${tag} [aria-controls][aria-expanded]:visible`);
    await frame.locator(`${tag} button:visible`).first().focus(); // Printed ones come to life when somebody is about to use them.
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
  const hamburger = frame.locator('site-header [part~=hamburger]');
  await hamburger.click();
  await expect(header.getByRole('button', { name: 'Products' })).toBeVisible();
  await header.getByRole('button', { name: 'Products' }).click();
  await hamburger.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSearch(page, frame);
  await page.keyboard.type('text');
  await expect(frame.getByRole('option')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await expect(frame.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('combobox')).toBeHidden();
  await openSearch(page, frame);
  await expect(frame.getByRole('option')).toHaveCount(3);
  await page.keyboard.press('End');
  return count + 3;
}

const RESULTS = pageOf('', '<h1>Results</h1>');

/** Takes the tour through the page, or through the frame in it, and submits. @param framed - the page in its frame. */
async function passes(page: Page, html: string, headers: Readonly<Record<string, string>>, framed = ''): Promise<void> {
  const problems: string[] = [];
  page.on('console', (message) => ['warning', 'error'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      window.violations.push(`${violatedDirective}: ${blockedURI} (${sourceFile})`),
    );
  });
  const pages: Readonly<Record<string, string>> = { '/': html, '/framed': framed, '/results': RESULTS };
  await serve(page, { headers, page: (path) => pages[path] });
  await page.goto(ORIGIN);
  const frame = page.frames().at(-1) ?? page.mainFrame();
  expect(await tour(frame)).toBeGreaterThanOrEqual(10);
  expect(await frame.evaluate(() => window.violations)).toEqual([]);
  expect(problems).toEqual([]);
  await page.keyboard.press('Enter');
  await frame.waitForURL(/\/results\?q=text/);
}

/** What `site-elements tag` prints. */
const snippet = (isLite: boolean, options: Partial<TagArguments> = {}) =>
  tagLines(
    {
      command: 'tag',
      base: '/files/',
      elements: ['header', 'search'],
      language: 'en',
      prefix: undefined,
      isInline: false,
      hasImportMap: false,
      isLite,
      ...options,
    },
    new URL(`file://${resolve(PROJECT_FOLDER, 'dist')}/`),
  );

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
  test('a page of these tests can ask its own origin and that of its files, and nobody else', async ({
    page,
    context,
  }) => {
    const files = await openFiles(page, CORS);
    const others = await openFiles(await context.newPage(), CORS);
    await serve(page, { page: () => pageOf('') });
    await page.goto(ORIGIN);
    const answers = await page.evaluate(
      (origins) => Promise.allSettled(origins.map((origin) => fetch(`${origin}/files/reserve.css`))),
      [ORIGIN, files, others, 'https://other.example'],
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  });

  test('contract §2: the full tour under the strictest policy with Trusted Types makes no report', async ({ page }) => {
    await passes(page, pageOf(TAG), policyOf(STRICT));
  });

  for (const isLite of [false, true]) {
    test(`contract §6: with integrity on tag and chunks too, ${isLite ? 'lite' : 'with React'}`, async ({ page }) => {
      const { lines } = await snippet(isLite);
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

  test('contract §2: the nonce holds for styles too, where sheets cannot be adopted', async ({ page }) => {
    await page.addInitScript(() => {
      for (const { prototype } of [Document, ShadowRoot]) Reflect.deleteProperty(prototype, 'adoptedStyleSheets');
    });
    const { lines } = await snippet(false, { hasImportMap: true });
    const html = pageOf(lines.replace(/<(?:script|link)/g, '$& nonce="abc"'));
    await passes(page, html, policyOf({ ...STRICT, 'script-src': "'nonce-abc'", 'style-src': "'nonce-abc'" }));
  });

  test('contract §2: a page that embeds only what allows it (COEP) is isolated and works', async ({ page }) => {
    await passes(page, pageOf(TAG), { ...ISOLATED, ...policyOf(STRICT) });
    await page.goto(ORIGIN);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  });

  test('contract §2: the same in a frame that may do nothing but run scripts, whose origin is opaque', async ({
    page,
  }) => {
    const html = '<!doctype html><iframe sandbox="allow-scripts" src="/framed" width="100%" height="760"></iframe>';
    await passes(page, html, { ...CORS, ...policyOf({ ...STRICT, 'frame-src': "'self'" }) }, pageOf(TAG));
    const [, frame] = page.frames();
    expect(await frame?.evaluate(() => origin)).toBe('null');
  });

  for (const [tag, allowance] of [
    ['a plain tag', { ...CORS, ...CORP }],
    ['a tag with crossorigin', CORS],
  ] as const) {
    test(`contract §2: an isolated page takes the files of another origin that allows it, by ${tag}`, async ({
      page,
    }) => {
      const files = await openFiles(page, allowance);
      const plain = `<link rel="stylesheet" href="/files/reserve.css">${TAG}`;
      const lines = tag === 'a plain tag' ? plain : (await snippet(false)).lines;
      const policy = policyOf({ ...STRICT, 'script-src': files, 'style-src': files });
      await passes(page, pageOf(lines.replaceAll('"/files/', `"${files}/files/`)), { ...ISOLATED, ...policy });
      await page.goto(ORIGIN);
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    });
  }

  for (const allowance of [CORS, CORP]) {
    test(`contract §2: an isolated page keeps its links where files of another origin have ${Object.keys(allowance)} alone`, async ({
      page,
    }) => {
      const files = await openFiles(page, allowance);
      await serve(page, { headers: ISOLATED, page: () => pageOf(TAG.replace('/files/', `${files}/files/`)) });
      const failed = page.waitForEvent('requestfailed');
      await page.goto(ORIGIN);
      expect((await failed).url()).toContain(files);
      await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
    });
  }

  for (const isLite of [false, true]) {
    test(`contract §6: the headers of SECURITY.md together, ${isLite ? 'lite' : 'with React'}`, async ({ page }) => {
      const [, block = ''] = readFileSync(resolve(PROJECT_FOLDER, 'SECURITY.md'), 'utf8').split('```\n');
      expect(block).toContain("Content-Security-Policy: default-src 'none'; script-src 'self';");
      expect(block).toContain('\nIntegrity-Policy: blocked-destinations=(script)\n');
      const { lines, policy } = await snippet(isLite, { hasImportMap: true });
      const text = block.replace(/\n +/g, ' ').replace("script-src 'self'", policy.trim());
      await passes(
        page,
        pageOf(lines),
        Object.fromEntries(
          text
            .trim()
            .split('\n')
            .map((line) => line.split(/: (.*)/)),
        ),
      );
    });
  }
});
