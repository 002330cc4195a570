import type { Browser, CDPSession } from '@playwright/test';
import { applyProfile, type Profile, pageAccounts } from './measure-load.ts';
import { benchPage, duration, openAndClose } from './press.ts';
import { median } from './statistics.ts';

/** How quickly the header answers a press: from the event to the painted frame, medians in ms. */
export interface PanelMeasurement {
  /** The first panel that is opened, and the same one later. */
  readonly firstOpen: number;
  readonly open: number;
  readonly close: number;
  /** A later one with nothing slowed. */
  readonly openUnslowed: number;
  /** Work of the main thread for one crossing of 1250 px; `undefined` where a header has no narrow layout. */
  readonly resize: number;
  /** Work of the main thread for one step of the wheel. */
  readonly scroll: number;
}

const OPEN_COUNT = 5;
const UNSLOWED_COUNT = 4;
const RESIZE_COUNT = 8;
const SCROLL_COUNT = 40;

async function work(session: CDPSession, count: number, action: (index: number) => Promise<void>): Promise<number> {
  const before = await pageAccounts(session);
  for (let index = 0; index < count; index += 1) await action(index);
  const after = await pageAccounts(session);
  const spent = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  return ((spent('ScriptDuration') + spent('LayoutDuration') + spent('RecalcStyleDuration')) * 1000) / count;
}

/** Opens and closes the first panel, crosses the breakpoint of the menu, and scrolls. */
export async function measurePanel(browser: Browser, url: string, profile: Profile): Promise<PanelMeasurement> {
  const unslowed: Profile = { name: 'unslowed', processorSlowdown: 1 };
  const bench = await benchPage(browser, unslowed);
  const { page, session } = bench;
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await session.send('Performance.enable');
    await applyProfile(session, profile);
    // The mouse comes to the page before it comes to the trigger: what follows is not about loading.
    await page.mouse.move(640, 500);
    await page.waitForTimeout(1000);
    const { opened, closed } = await openAndClose(bench, 'panel', OPEN_COUNT);
    await applyProfile(session, unslowed);
    const quick = await openAndClose(bench, 'panel', UNSLOWED_COUNT);
    await applyProfile(session, profile);
    const resize = await work(session, RESIZE_COUNT, async (index) => {
      await page.setViewportSize({ width: index % 2 === 0 ? 1200 : 1280, height: 800 });
      await page.evaluate(() => new Promise(requestAnimationFrame));
    });
    await page.mouse.move(640, 500);
    const scroll = await work(session, SCROLL_COUNT, async (index) => {
      await page.mouse.wheel(0, index % 8 < 4 ? 60 : -60);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    });
    const [firstOpen = Number.NaN, ...later] = opened.map(duration);
    return {
      firstOpen,
      open: median(later),
      close: median(closed.map(duration)),
      openUnslowed: median(quick.opened.map(duration)),
      resize,
      scroll,
    };
  } finally {
    await bench.close();
  }
}
