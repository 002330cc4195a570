import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openSearch } from '../e2e/open-search.ts';
import { PROJECT_FOLDER } from '../runner/paths.ts';
import { type ChromiumAccount, chromiumAccountOf } from '../support/chromium-account.ts';
import { FAULTS, type MisbehavingServer, openMisbehavingServer } from './misbehaving-server.ts';
import { pageOf, TAG } from './served-page.ts';

/** Short waits: what is tried is many faults, not patience. */
const SEARCH =
  '<site-search suggest-url="/suggest" search-url="/" debounce="10" timeout="400" hydrate="load"></site-search>';
const HTML = pageOf(
  TAG,
  `<site-header src="/header?q=page"></site-header><site-subnav src="/subnav?q=page"></site-subnav>
  <main id="main">Text</main>${SEARCH}`,
);

const PAGES = ['/', '/first', '/second'];

/** The page that is soaked, and the files of the elements. */
export function fileOf(path: string): { readonly type: string; readonly body: string | Buffer } | undefined {
  if (PAGES.includes(path)) return { type: 'text/html; charset=utf-8', body: HTML };
  if (path === '/favicon.ico') return { type: 'image/x-icon', body: '' };
  const file = resolve(PROJECT_FOLDER, 'dist', path.replace('/files/', ''));
  return path.startsWith('/files/') && existsSync(file)
    ? { type: 'text/javascript', body: readFileSync(file) }
    : undefined;
}

/** How long a soak goes on: until one of both is reached, and enough has been counted. */
export interface SoakBounds {
  readonly cycleCount: number;
  readonly milliseconds: number;
}

/** What a soak has done. */
export interface SoakTotals {
  readonly cycleCount: number;
  readonly faultCount: number;
}

/** What elements say of data that a fault has spoilt; right data, called «rest», is never reported. */
const REPORTED_FAULT =
  /^<site-(header|subnav)> (attribute src is (not JSON|"[^"]*(page|fault|again|late) ?\d*", which)|data is |\/error is )/;
/** The cycles after which memory is measured: what is kept on purpose (50 answers) is full by then. */
const WARM_COUNT = 60;
/** Where a whole page is loaded anew, until it stays the same for the measurement. */
const NAVIGATION_EVERY = 7;
/** However slow the machine: of fewer, the quartile is one of them. */
const LEAST_ACCOUNTS = 16;
const HEAP_BYTES_A_CYCLE = 2048;
/** What the browser itself keeps once, such as compiled code: much for the few cycles of a busy machine. */
const HEAP_BYTES_ONCE = 256 * 1024;
/** For undoing, Chromium keeps a text node of an input for each text that was replaced; of a bare `<input>` as well. */
const UNDONE_NODES_A_CYCLE = 2;

async function type(page: Page, text: string): Promise<void> {
  const input = page.getByRole('combobox');
  await input.fill('');
  await input.pressSequentially(text);
}

/** Has header and sub-navigation load other data. */
async function load(page: Page, text: string): Promise<void> {
  await page.evaluate((query) => {
    document.querySelector('site-header')?.setAttribute('src', `/header?q=${query}`);
    document.querySelector('site-subnav')?.setAttribute('src', `/subnav?q=${query}`);
  }, text);
}

function faultAt(index: number): string | undefined {
  const names = Object.keys(FAULTS);
  return names[index % names.length];
}

/** Types and loads while the server misbehaves, goes on once it does no more, and sees what came last. */
async function cycle(page: Page, server: MisbehavingServer, index: number): Promise<void> {
  server.fault = faultAt(index);
  await load(page, `fault ${index}`);
  await openSearch(page);
  await load(page, `again ${index}`);
  await type(page, `fault ${index}`);
  if (index % 3 === 0) await expect(page.locator('site-search [role=status]').first()).not.toBeEmpty();
  if (index % 4 === 1) await page.keyboard.press('ArrowDown');
  if (index % 5 === 2) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox')).toBeHidden();
    await openSearch(page);
  }
  if (index % 2 === 0) await load(page, `late ${index}`);
  server.fault = undefined;
  await load(page, `rest ${index}`);
  await type(page, `rest ${index}`);
  await expect(page.getByRole('option').first()).toHaveText(new RegExp(`rest ${index} first`));
  await expect(page.getByRole('option')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toBeHidden();
  for (const tag of ['site-header', 'site-subnav']) {
    await expect(
      page
        .locator(tag)
        .getByRole('link', { name: `rest ${index}`, exact: true })
        .first(),
    ).toBeVisible();
  }
  const products = page.getByRole('button', { name: 'Products' });
  await products.click();
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(products).toHaveAttribute('aria-expanded', 'false');
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY), 'no scroll lock').toBe('visible');
}

/** The lower quartile of some accounts: what is on its way out is in some of them, and what comes back late is missing in some. */
function restOf(accounts: readonly ChromiumAccount[]): ChromiumAccount {
  const quartile = (name: keyof ChromiumAccount) =>
    accounts.map((account) => account[name]).sort((one, other) => one - other)[
      Math.floor(accounts.length / 4)
    ] as number;
  return { nodes: quartile('nodes'), listeners: quartile('listeners'), heap: quartile('heap') };
}

function expectFlat(accounts: readonly ChromiumAccount[]): void {
  const half = Math.floor(accounts.length / 2);
  const [before, after] = [restOf(accounts.slice(0, half)), restOf(accounts.slice(-half))];
  const listeners = `listeners: ${accounts.map((account) => account.listeners).join(' ')}`;
  expect(after.listeners, listeners).toBe(before.listeners);
  expect(after.nodes, 'nodes').toBeLessThanOrEqual(before.nodes + UNDONE_NODES_A_CYCLE * (accounts.length - half));
  expect(after.heap - before.heap, `bytes in ${half} cycles`).toBeLessThan(HEAP_BYTES_ONCE + HEAP_BYTES_A_CYCLE * half);
}

/**
 * Types, opens, closes, has other navigation loaded and navigates while the server for suggestions and navigation
 * misbehaves in every way of `FAULTS`: first across pages, then on one page, whose memory must not grow.
 *
 * @throws if something is thrown or logged by the page, stuck, wrong at rest, or kept.
 */
export async function soak(page: Page, { cycleCount, milliseconds }: SoakBounds): Promise<SoakTotals> {
  const server = await openMisbehavingServer(fileOf);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  // The browser itself says of each failed request that it failed.
  page.on('console', (message) => {
    const isOfBrowser = message.text().startsWith('Failed to load resource');
    const isOfFault = message.type() === 'warning' && REPORTED_FAULT.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isOfBrowser && !isOfFault) problems.push(message.text());
  });
  const begin = performance.now();
  const isOver = (index: number, share: number) =>
    index >= cycleCount * share || performance.now() - begin > milliseconds * share;
  try {
    await page.goto(`${server.origin}/`);
    let index = 0;
    for (; !isOver(index, 0.3); index += 1) {
      server.fault = faultAt(index);
      if (index % NAVIGATION_EVERY === 0) await page.goto(server.origin + PAGES[index % PAGES.length]);
      await cycle(page, server, index);
    }
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const warmUntil = Math.min(index + WARM_COUNT, cycleCount * 0.6);
    for (; index < warmUntil && !isOver(index, 0.6); index += 1) await cycle(page, server, index);
    const accounts: ChromiumAccount[] = [];
    for (; accounts.length < LEAST_ACCOUNTS || !isOver(index, 1); index += 1) {
      await cycle(page, server, index);
      accounts.push(await chromiumAccountOf(session));
    }
    expect(problems).toEqual([]);
    expectFlat(accounts);
    return { cycleCount: index, faultCount: server.faultCount };
  } finally {
    server.close();
  }
}
