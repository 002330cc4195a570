import type { Browser, Page } from '@playwright/test';
import { SEARCH_DEBOUNCE_MS } from '../../src/constants.ts';
import { AFTERMATH_MS, applyProfile, MOBILE, type Profile, pageAccounts } from './measure-load.ts';
import { type BenchPage, benchPage, closeOverlay, duration, openAndClose, press, seen, triggerSight } from './press.ts';
import type { SearchVariant } from './search-pages.ts';
import { median } from './statistics.ts';

/** What a search costs that is alone on its page. Times in ms from the event to the painted frame, sizes in bytes. */
export interface SearchAloneMeasurement {
  /** Script on the wire before anybody wants to search. */
  readonly bytes: number;
  /** The first opening on the mobile profile: the mouse rests on what opens it for a second before the press. */
  readonly firstOpen: number;
  /** The same without a mouse, as a finger does. */
  readonly firstTap: number;
  readonly openAgain: number;
  readonly openUnslowed: number;
  /** From a key to the suggestions, without what the search waits for on purpose, and the server. */
  readonly suggestions: number;
}

const COUNT = 4;
const SLOWED: Profile = { name: 'processor slowed', processorSlowdown: MOBILE.processorSlowdown };
const UNSLOWED: Profile = { name: 'unslowed', processorSlowdown: 1 };

/** How long a search waits after a key, in ms. */
const DEBOUNCE_MS: Readonly<Record<SearchVariant, number>> = {
  dialog: SEARCH_DEBOUNCE_MS,
  'React with Downshift': SEARCH_DEBOUNCE_MS,
  'Algolia autocomplete': 0,
  DocSearch: 0,
  ours: SEARCH_DEBOUNCE_MS,
  'ours, lite': SEARCH_DEBOUNCE_MS,
};

async function measureBytes(browser: Browser, url: string): Promise<number> {
  const { page, session, close } = await benchPage(browser, UNSLOWED);
  try {
    let bytes = 0;
    const scripts = new Set<string>();
    session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(AFTERMATH_MS);
    return bytes;
  } finally {
    await close();
  }
}

async function measureFirst(browser: Browser, url: string, hasMouse: boolean): Promise<number> {
  const { page, session, close } = await benchPage(browser, MOBILE);
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(AFTERMATH_MS);
    const trigger = await triggerSight(page, 'overlay');
    if (hasMouse) {
      await page.mouse.move(trigger.x, trigger.y, { steps: 4 });
      await page.waitForTimeout(1000);
    }
    return duration(await seen(page, 'overlay', () => press(session, trigger)));
  } finally {
    await close();
  }
}

/** Opens, types a text whose last key brings suggestions, and closes. */
async function typeAndClose({ page, session }: BenchPage, text: string, debounce: number): Promise<number> {
  const trigger = await triggerSight(page, 'overlay');
  await seen(page, 'overlay', () => press(session, trigger));
  await page.keyboard.insertText(text.slice(0, 2));
  const answer = await page.evaluateHandle((pause) => ({ promise: window.benchAnswer(pause) }), debounce);
  await page.keyboard.insertText(text.slice(2));
  const elapsed = await answer.evaluate(({ promise }) => promise);
  await clearAndClose(page);
  return elapsed;
}

async function clearAndClose(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  // Downshift takes an Escape for its list as long as that is on its way out.
  for (let count = 0; count < 3; count += 1) {
    await closeOverlay(page);
    if (await page.evaluate(() => window.benchClosed())) return;
  }
  throw new Error(`${page.url()} does not close its search.`);
}

declare global {
  interface Window {
    /** Milliseconds from the next key to the frame with its suggestions, without the pause before the request and the server's time. */
    benchAnswer: (debounce: number) => Promise<number>;
    /** Whether the search is away, some frames later at most. */
    benchClosed: () => Promise<boolean>;
  }
}

function installAnswerProbe(): void {
  const roots = () => [document, ...[...document.querySelectorAll('site-search')].flatMap((e) => e.shadowRoot ?? [])];
  const find = (selector: string) => roots().flatMap((root) => [...root.querySelectorAll(selector)]);
  const afterFrame = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  window.benchAnswer = async (debounce) => {
    performance.clearResourceTimings();
    let key = Number.NaN;
    window.addEventListener(
      'beforeinput',
      ({ timeStamp }) => {
        key = timeStamp;
      },
      { capture: true, once: true },
    );
    const options = '[role=option], dialog li a, .DocSearch-Hit, .aa-Item';
    for (;;) {
      const painted = await afterFrame();
      if (Number.isNaN(key)) continue;
      const requests = performance.getEntriesByType('resource').filter(({ name }) => name.includes('autosuggest'));
      const request = requests.at(-1) as PerformanceResourceTiming | undefined;
      if (request === undefined || request.responseEnd === 0 || !find(options).some((e) => e.checkVisibility()))
        continue;
      return painted - key - debounce - (request.responseEnd - request.startTime);
    }
  };
  window.benchClosed = async () => {
    const isShown = () => find('dialog input, .aa-Input, .DocSearch-Input').some((e) => e.checkVisibility());
    for (let frame = 0; frame < 60 && isShown(); frame += 1) await afterFrame();
    return !isShown();
  };
}

async function restingPage(browser: Browser, url: string): Promise<BenchPage> {
  const bench = await benchPage(browser, UNSLOWED);
  await bench.page.addInitScript(installAnswerProbe);
  await bench.page.goto(url, { waitUntil: 'networkidle' });
  await bench.page.waitForTimeout(AFTERMATH_MS);
  return bench;
}

/** Opens a search in all ways; each text is another one, so that nothing comes from memory. */
export async function measureSearchAlone(
  browser: Browser,
  url: string,
  variant: SearchVariant,
): Promise<SearchAloneMeasurement> {
  const bytes = await measureBytes(browser, url);
  const firstOpen = await measureFirst(browser, url, true);
  const firstTap = await measureFirst(browser, url, false);
  const bench = await restingPage(browser, url);
  try {
    const again = async (profile: Profile) => {
      await applyProfile(bench.session, profile);
      const { opened } = await openAndClose(bench, 'overlay', COUNT);
      return median(opened.slice(1).map(duration));
    };
    const openAgain = await again(SLOWED);
    const openUnslowed = await again(UNSLOWED);
    await applyProfile(bench.session, SLOWED);
    const answers: number[] = [];
    for (let index = 0; index < COUNT; index += 1) {
      answers.push(await typeAndClose(bench, `few ${index}`, DEBOUNCE_MS[variant]));
    }
    return { bytes, firstOpen, firstTap, openAgain, openUnslowed, suggestions: median(answers) };
  } finally {
    await bench.close();
  }
}

/** Ours keeps the last fifty answers on purpose: those are there by then. */
const WARM_CYCLES = 55;
const CYCLES = 115;

/** What an opening leaves in the page: bytes of heap, nodes, listeners for each of 60, after what is kept on purpose is full. */
export async function measureSearchKept(browser: Browser, url: string, variant: SearchVariant) {
  const bench = await restingPage(browser, url);
  try {
    await bench.session.send('Performance.enable');
    const run = async (from: number, to: number) => {
      for (let index = from; index < to; index += 1) {
        await typeAndClose(bench, `few ${index}`, DEBOUNCE_MS[variant]);
      }
    };
    await run(0, WARM_CYCLES);
    const before = await pageAccounts(bench.session);
    await run(WARM_CYCLES, CYCLES);
    const after = await pageAccounts(bench.session);
    const kept = (name: string) => ((after[name] ?? 0) - (before[name] ?? 0)) / (CYCLES - WARM_CYCLES);
    return { heap: kept('JSHeapUsedSize'), nodes: kept('Nodes'), listeners: kept('JSEventListeners') };
  } finally {
    await bench.close();
  }
}
