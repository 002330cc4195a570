import type { Browser } from '@playwright/test';
import { AFTERMATH_MS, headerVisible, type Profile, probePage } from './measure-load.ts';
import { watchFirstPanel } from './opening-probe.ts';
import { benchPage, duration, orLost, press, seen, triggerSight } from './press.ts';

/** When what is seen can be used. Times in ms; `Infinity` where a click opened nothing. */
export interface UsableMeasurement {
  /** First frame in which the header has its final place, from the navigation's start. */
  readonly visible: number;
  /** First frame with an open panel for who clicks as soon as there is something to click, from the navigation's start. */
  readonly usable: number;
  /** From that click to that frame. */
  readonly clickAtOnce: number;
  /** From a tap to the open panel, the page being at rest and no mouse on it before. */
  readonly tapAtRest: number;
}

async function measureClickAtOnce(browser: Browser, url: string, profile: Profile) {
  const { page, session, close } = await benchPage(browser, profile);
  try {
    await page.addInitScript(probePage);
    await page.addInitScript(watchFirstPanel);
    await page.goto(url, { waitUntil: 'commit' });
    await press(session, await page.evaluate(() => window.benchFirstPanel.trigger));
    const change = await orLost(page.evaluate(() => window.benchFirstPanel.change));
    // What is pressed may be there before all of the header is.
    await page.waitForLoadState('networkidle');
    return { visible: await headerVisible(page), usable: change.painted, clickAtOnce: duration(change) };
  } finally {
    await close();
  }
}

async function measureTapAtRest(browser: Browser, url: string, profile: Profile): Promise<number> {
  const { page, session, close } = await benchPage(browser, profile);
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(AFTERMATH_MS);
    const trigger = await triggerSight(page, 'panel');
    return duration(await seen(page, 'panel', () => press(session, trigger)));
  } finally {
    await close();
  }
}

/** Loads a page twice with an empty cache, and clicks a trigger: at once, and when all is quiet. */
export async function measureUsable(browser: Browser, url: string, profile: Profile): Promise<UsableMeasurement> {
  return {
    ...(await measureClickAtOnce(browser, url, profile)),
    tapAtRest: await measureTapAtRest(browser, url, profile),
  };
}

/** Reads a page, then goes to another one with the same header in the same tab: when it is visible there, in ms. */
export async function measureSecondPage(browser: Browser, url: string, profile: Profile) {
  const { page, close } = await benchPage(browser, profile);
  try {
    await page.addInitScript(probePage);
    const visit = async (address: string) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.waitForTimeout(AFTERMATH_MS);
      const shift = await page.evaluate(() => window.benchProbe.layoutShift);
      return { visible: await headerVisible(page), shift };
    };
    const first = await visit(url);
    const second = await visit(`${url}?second`);
    return { first: first.visible, second: second.visible, shift: second.shift };
  } finally {
    await close();
  }
}
