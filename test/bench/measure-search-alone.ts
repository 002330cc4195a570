import type { Browser } from '@playwright/test';
import { SEARCH_DEBOUNCE_MS } from '../../src/constants.ts';
import { AFTERMATH_MS, applyProfile, MOBILE, type Profile } from './measure-load.ts';
import { benchPage, duration, openAndClose, press, seen, triggerSight } from './press.ts';
import { countScriptBytes, leftBy, searchPage, typeAndClose } from './search-page.ts';
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
    const bytes = countScriptBytes(session);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(AFTERMATH_MS);
    return bytes();
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

/** Opens a search in all ways; each text is another one, so that nothing comes from memory. */
export async function measureSearchAlone(
  browser: Browser,
  url: string,
  variant: SearchVariant,
): Promise<SearchAloneMeasurement> {
  const bytes = await measureBytes(browser, url);
  const firstOpen = await measureFirst(browser, url, true);
  const firstTap = await measureFirst(browser, url, false);
  const bench = await searchPage(browser, url);
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
      const { suggestions } = await typeAndClose(bench, `few ${index}`, DEBOUNCE_MS[variant]);
      answers.push(suggestions);
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
  const bench = await searchPage(browser, url);
  try {
    const run = async (from: number, to: number) => {
      for (let index = from; index < to; index += 1) {
        await typeAndClose(bench, `few ${index}`, DEBOUNCE_MS[variant]);
      }
    };
    await run(0, WARM_CYCLES);
    const { heap, nodes, listeners } = await leftBy(bench.session, () => run(WARM_CYCLES, CYCLES));
    const count = CYCLES - WARM_CYCLES;
    return { heap: heap / count, nodes: nodes / count, listeners: listeners / count };
  } finally {
    await bench.close();
  }
}
