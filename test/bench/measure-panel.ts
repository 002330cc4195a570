import type { Browser, CDPSession, Page } from '@playwright/test';
import { applyProfile, type Profile, pageAccounts } from './measure-load.ts';

/** How quickly the header answers, medians in ms with a slowed processor. */
export interface PanelMeasurement {
  readonly firstOpen: number;
  readonly open: number;
  readonly close: number;
  /** Work of the main thread for one crossing of 1250 px; `undefined` where a header has no narrow layout. */
  readonly resize: number;
  /** Work of the main thread for one step of the wheel. */
  readonly scroll: number;
}

const OPEN_COUNT = 11;
const RESIZE_COUNT = 8;
const SCROLL_COUNT = 40;

/** The middle of some numbers; of an even count, the lower middle. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that the given part of the numbers does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** Clicks the first trigger and waits for the frame that shows what it did. */
function clickTrigger(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const host = document.querySelector('site-header, plain-element, header.plain');
    const root = host?.shadowRoot ?? host;
    const trigger = root?.querySelector<HTMLElement>('[data-trigger], summary');
    if (!trigger) throw new Error('There is no trigger.');
    const start = performance.now();
    trigger.click();
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(null);
      });
    });
  });
}

async function work(session: CDPSession, count: number, action: (index: number) => Promise<void>): Promise<number> {
  const before = await pageAccounts(session);
  for (let index = 0; index < count; index += 1) await action(index);
  const after = await pageAccounts(session);
  const spent = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  return ((spent('ScriptDuration') + spent('LayoutDuration') + spent('RecalcStyleDuration')) * 1000) / count;
}

/** Opens and closes the first panel, crosses the breakpoint of the menu, and scrolls. */
export async function measurePanel(browser: Browser, url: string, profile: Profile): Promise<PanelMeasurement> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await session.send('Performance.enable');
    await applyProfile(session, { name: profile.name, processorSlowdown: profile.processorSlowdown });
    // Nobody clicks before the mouse is on the page, which loads what opens.
    await page.mouse.move(640, 500);
    await page.waitForTimeout(1000);
    const opened: number[] = [];
    const closed: number[] = [];
    for (let index = 0; index < OPEN_COUNT; index += 1) {
      opened.push(await clickTrigger(page));
      // The enter and exit animations end; a second click within the time of a reflex would not close.
      await page.waitForTimeout(700);
      closed.push(await clickTrigger(page));
      await page.waitForTimeout(700);
    }
    const resize = await work(session, RESIZE_COUNT, async (index) => {
      await page.setViewportSize({ width: index % 2 === 0 ? 1200 : 1280, height: 800 });
      await page.evaluate(() => new Promise(requestAnimationFrame));
    });
    await page.mouse.move(640, 500);
    const scroll = await work(session, SCROLL_COUNT, async (index) => {
      await page.mouse.wheel(0, index % 8 < 4 ? 60 : -60);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    });
    const [firstOpen = Number.NaN, ...later] = opened;
    return { firstOpen, open: median(later), close: median(closed), resize, scroll };
  } finally {
    await context.close();
  }
}
