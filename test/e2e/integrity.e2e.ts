import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { tagLines } from '../../elements/cli/tag-lines.ts';
import { PROJECT_FOLDER } from '../runner/paths.ts';

// With a router of its own in place of the demo site: every file is tampered with in its turn.

const ORIGIN = 'https://page.example';
const dist = resolve(PROJECT_FOLDER, 'dist');
const scriptsIn = (folder: string) =>
  readdirSync(resolve(dist, folder)).flatMap((file) => (file.endsWith('.js') ? folder + file : []));

/** All files of each flavour, its loader first. */
const FLAVOURS = [
  ['site-elements.js', ...scriptsIn('').filter((file) => !/^site-elements\./.test(file))],
  ['site-elements.lite.js', ...scriptsIn('lite/')],
];
const fixture = (name: string) => readFileSync(resolve(PROJECT_FOLDER, 'test/fixtures', name), 'utf8');
const BODY = `<site-header theme="pink"><script type="application/json">${fixture('navigation.en-us.json')}</script></site-header>
  <site-subnav><script type="application/json">${fixture('section-nav.json')}</script></site-subnav><main>Text</main><site-search></site-search>`;

async function open(page: Page, files: readonly string[], tampered?: string): Promise<void> {
  const { lines } = await tagLines(
    {
      command: 'tag',
      base: '/files/',
      elements: ['header', 'search'],
      language: 'en',
      prefix: undefined,
      isInline: false,
      hasImportMap: true,
      isLite: files.includes('site-elements.lite.js'),
    },
    new URL(`file://${dist}/`),
  );
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><head>${lines}</head><body>${BODY}</body></html>`,
      });
    const file = files.find((name) => pathname === `/files/${name}`);
    if (!file) return route.fulfill({ status: 404 });
    const code = readFileSync(resolve(dist, file), 'utf8');
    const ran = `(window.ran ??= []).push(${JSON.stringify(file)});`;
    return route.fulfill({ contentType: 'text/javascript', body: file === tampered ? `${ran}${code}` : code });
  });
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load' });
}

/** Has all files asked for that a page can ask for in this way, whether or not they come. */
async function use(page: Page, [, ...files]: readonly string[]): Promise<void> {
  await page.evaluate(
    async (addresses) => {
      await Promise.allSettled(addresses.map((address) => import(address)));
    },
    files.map((file) => `/files/${file}`),
  );
}

for (const files of FLAVOURS) {
  const [loader] = files;

  test(`contract §6: with the import map of ${loader}, a file that was tampered with never runs`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(300_000); // On whatever machine; some forty seconds are usual.
    expect(files.length).toBeGreaterThan(20);
    await open(page, files);
    await expect(page.getByRole('button', { name: 'Products' })).toBeVisible();
    for (const file of files) {
      const context = await browser.newContext();
      const other = await context.newPage();
      await open(other, files, file);
      await use(other, files);
      expect(await other.evaluate(() => 'ran' in window), file).toBe(false);
      await context.close();
    }
  });
}
