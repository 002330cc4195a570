import type { Browser, Page } from '@playwright/test';
import { SEARCH_DEBOUNCE_MS } from '../../src/constants.ts';
import { applyProfile, pageAccounts } from './measure-load.ts';
import { median, quantile } from './statistics.ts';

/** Times in ms as median and 95th percentile. */
export interface Spread {
  readonly median: number;
  readonly p95: number;
}

/** How quickly the search answers, with a slowed processor. */
export interface SearchMeasurement {
  /** From the press on the control to the frame with the focused input. */
  readonly open: Spread;
  /** From the last key to the frame with the suggestions, without debounce and server. */
  readonly fewSuggestions: Spread;
  readonly manySuggestions: Spread;
}

/** What stays behind after many openings. */
export interface SearchLeftovers {
  readonly heapPerCycle: number;
  readonly nodes: number;
  readonly listeners: number;
}

const OPEN_COUNT = 12;
const WARM_CYCLES = 20;
const CYCLES = 200;

const spread = (values: readonly number[]): Spread => ({ median: median(values), p95: quantile(values, 0.95) });

declare global {
  interface Window {
    benchKeyTime: number;
    benchSearch: {
      readonly input: () => HTMLInputElement | null;
      readonly optionCount: () => number;
      readonly painted: () => Promise<number>;
      readonly press: () => Promise<number>;
      readonly waitForOptions: (since: number) => Promise<number>;
    };
  }
}

function installSearchProbe(): void {
  const host = document.querySelector('site-search');
  const root = () => host?.shadowRoot ?? document;
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  const input = () => root().querySelector<HTMLInputElement>('dialog input');
  const optionCount = () => root().querySelectorAll('[role=option], dialog li a').length;
  window.benchSearch = {
    input,
    optionCount,
    painted,
    press: async () => {
      const header = document.querySelector('site-header')?.shadowRoot;
      const control =
        header?.querySelector('[part~=search-control]') ?? document.querySelector('#plain-search-control');
      const start = performance.now();
      (control as HTMLElement).click();
      for (;;) {
        const now = await painted();
        const active = root() === document ? document.activeElement : (root() as ShadowRoot).activeElement;
        if (active === input() && input()?.checkVisibility()) return now - start;
      }
    },
    waitForOptions: async (since) => {
      for (;;) {
        const now = await painted();
        if (optionCount() > 0) return now - since;
      }
    },
  };
}

/** Types a text whose last key brings suggestions, and takes debounce and server time off. */
async function typeUntilSuggestions(page: Page, text: string): Promise<number> {
  await page.keyboard.insertText(text.slice(0, 2));
  await page.evaluate(() => {
    performance.clearResourceTimings();
    window.benchSearch.input()?.addEventListener(
      'beforeinput',
      () => {
        window.benchKeyTime = performance.now();
      },
      { once: true },
    );
  });
  await page.keyboard.insertText(text.slice(2));
  return page.evaluate(async (debounce) => {
    const elapsed = await window.benchSearch.waitForOptions(window.benchKeyTime);
    const [request] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('autosuggest'));
    const { startTime, responseEnd } = request as PerformanceResourceTiming;
    return elapsed - debounce - (responseEnd - startTime);
  }, SEARCH_DEBOUNCE_MS);
}

async function cycle(page: Page, text: string): Promise<{ readonly open: number; readonly suggestions: number }> {
  const open = await page.evaluate(() => window.benchSearch.press());
  const suggestions = await typeUntilSuggestions(page, text);
  await page.evaluate(() => {
    const input = window.benchSearch.input();
    input?.select();
  });
  await page.keyboard.press('Delete');
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.benchSearch.painted());
  return { open, suggestions };
}

async function openPage(browser: Browser, url: string, slowdown: number) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.querySelector('site-search')?.setAttribute('max-suggestions', '200'));
  await page.evaluate(installSearchProbe);
  await session.send('Performance.enable');
  await applyProfile(session, { name: 'processor', processorSlowdown: slowdown });
  return { context, page, session };
}

/** Opens, types and closes: each time another text, so that nothing comes from memory. */
export async function measureSearch(browser: Browser, url: string, slowdown: number): Promise<SearchMeasurement> {
  const { context, page } = await openPage(browser, url, slowdown);
  try {
    const results: Record<'few' | 'many', { open: number; suggestions: number }[]> = { few: [], many: [] };
    for (let index = 0; index < OPEN_COUNT; index += 1) {
      for (const kind of ['few', 'many'] as const) results[kind].push(await cycle(page, `${kind} ${index}`));
    }
    return {
      open: spread([...results.few, ...results.many].map(({ open }) => open)),
      fewSuggestions: spread(results.few.map(({ suggestions }) => suggestions)),
      manySuggestions: spread(results.many.map(({ suggestions }) => suggestions)),
    };
  } finally {
    await context.close();
  }
}

/** Bytes of script on the wire, brotli: of the page as it loads, and what opening the search adds. */
export async function measureSearchBytes(browser: Browser, url: string): Promise<{ page: number; opening: number }> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    const scripts = new Set<string>();
    session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const closed = bytes;
    await page.evaluate(installSearchProbe);
    await page.evaluate(() => window.benchSearch.press());
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() =>
      document.querySelector('site-search')?.shadowRoot?.querySelector('[role=listbox]'),
    );
    return { page: closed, opening: bytes - closed };
  } finally {
    await context.close();
  }
}

/** What 180 cycles of open, type and close leave in the page. */
export async function measureSearchLeftovers(browser: Browser, url: string): Promise<SearchLeftovers> {
  const { context, page, session } = await openPage(browser, url, 1);
  try {
    const run = async (from: number, to: number) => {
      for (let index = from; index < to; index += 1) await cycle(page, `few ${index}`);
    };
    await run(0, WARM_CYCLES);
    const before = await pageAccounts(session);
    await run(WARM_CYCLES, CYCLES);
    const after = await pageAccounts(session);
    const left = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
    return {
      heapPerCycle: left('JSHeapUsedSize') / (CYCLES - WARM_CYCLES),
      nodes: left('Nodes'),
      listeners: left('JSEventListeners'),
    };
  } finally {
    await context.close();
  }
}
