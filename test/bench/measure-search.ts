import type { Browser } from '@playwright/test';
import { SEARCH_DEBOUNCE_MS } from '../../src/constants.ts';
import { applyProfile } from './measure-load.ts';
import { type BenchPage, benchPage, press, seen, triggerSight } from './press.ts';
import { countScriptBytes, leftBy, searchPage, typeAndClose } from './search-page.ts';
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

async function openPage(browser: Browser, url: string, slowdown: number): Promise<BenchPage> {
  const bench = await searchPage(browser, url);
  await bench.page.evaluate(() => document.querySelector('site-search')?.setAttribute('max-suggestions', '200'));
  await applyProfile(bench.session, { name: 'processor', processorSlowdown: slowdown });
  return bench;
}

/** Opens, types and closes: each time another text, so that nothing comes from memory. */
export async function measureSearch(browser: Browser, url: string, slowdown: number): Promise<SearchMeasurement> {
  const bench = await openPage(browser, url, slowdown);
  try {
    const results: Record<'few' | 'many', { open: number; suggestions: number }[]> = { few: [], many: [] };
    for (let index = 0; index < OPEN_COUNT; index += 1) {
      for (const kind of ['few', 'many'] as const) {
        results[kind].push(await typeAndClose(bench, `${kind} ${index}`, SEARCH_DEBOUNCE_MS));
      }
    }
    return {
      open: spread([...results.few, ...results.many].map(({ open }) => open)),
      fewSuggestions: spread(results.few.map(({ suggestions }) => suggestions)),
      manySuggestions: spread(results.many.map(({ suggestions }) => suggestions)),
    };
  } finally {
    await bench.close();
  }
}

/** Bytes of script on the wire, brotli: of the page as it loads, and what opening the search adds. */
export async function measureSearchBytes(browser: Browser, url: string): Promise<{ page: number; opening: number }> {
  const { page, session, close } = await benchPage(browser, { name: 'unslowed', processorSlowdown: 1 });
  try {
    const bytes = countScriptBytes(session);
    await page.goto(url, { waitUntil: 'networkidle' });
    const closed = bytes();
    const trigger = await triggerSight(page, 'overlay');
    await seen(page, 'overlay', () => press(session, trigger));
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() =>
      document.querySelector('site-search')?.shadowRoot?.querySelector('[role=listbox]'),
    );
    return { page: closed, opening: bytes() - closed };
  } finally {
    await close();
  }
}

/** What 180 cycles of open, type and close leave in the page. */
export async function measureSearchLeftovers(browser: Browser, url: string): Promise<SearchLeftovers> {
  const bench = await openPage(browser, url, 1);
  try {
    const run = async (from: number, to: number) => {
      for (let index = from; index < to; index += 1) await typeAndClose(bench, `few ${index}`, SEARCH_DEBOUNCE_MS);
    };
    await run(0, WARM_CYCLES);
    const { heap, nodes, listeners } = await leftBy(bench.session, () => run(WARM_CYCLES, CYCLES));
    return { heapPerCycle: heap / (CYCLES - WARM_CYCLES), nodes, listeners };
  } finally {
    await bench.close();
  }
}
