import type { Browser, CDPSession, Page } from '@playwright/test';
import { applyProfile, type Profile } from './measure-load.ts';
import {
  installOpeningProbe,
  OPENING_PLACES,
  type Opening,
  type SeenChange,
  type TriggerSight,
} from './opening-probe.ts';

/** A page in a browser context of its own, with an empty cache. */
export interface BenchPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

/** How long a person's second click is taken for a reflex, and motion lasts: what is between two presses, in ms. */
const BETWEEN_PRESSES_MS = 650;

/** After this nothing more is expected to open: the click was lost. In ms. */
const LOST_MS = 10_000;

const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

/** Opens an empty page with the probe, slowed as the profile says. */
export async function benchPage(browser: Browser, profile: Profile, opening?: Opening): Promise<BenchPage> {
  const viewport = opening === 'menu' ? NARROW : WIDE;
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport });
  const page = await context.newPage();
  await page.addInitScript(installOpeningProbe, OPENING_PLACES);
  const session = await context.newCDPSession(page);
  await applyProfile(session, profile);
  return { page, session, close: () => context.close() };
}

/** Presses and lets go by the browser's own input, the mouse not having been there before. */
export async function press(session: CDPSession, { x, y }: TriggerSight): Promise<void> {
  const at = { x, y, button: 'left', clickCount: 1 } as const;
  await Promise.all([
    session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at }),
    session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at }),
  ]);
}

/** What a lost click is: it never opens anything. */
const LOST: SeenChange = {
  event: 0,
  painted: Number.POSITIVE_INFINITY,
  frames: Number.POSITIVE_INFINITY,
  laidOutFrames: Number.POSITIVE_INFINITY,
};

/** What comes, or the lost click where nothing comes or the page is left. */
export async function orLost(change: Promise<SeenChange>): Promise<SeenChange> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lost = new Promise<SeenChange>((resolve) => {
    timer = setTimeout(() => resolve(LOST), LOST_MS);
  });
  try {
    return await Promise.race([change.catch(() => LOST), lost]);
  } finally {
    clearTimeout(timer);
  }
}

/** Does something that opens or closes, and waits for the frame that shows it. */
export async function seen(page: Page, opening: Opening, act: () => Promise<void>): Promise<SeenChange> {
  const change = await page.evaluateHandle((name) => ({ promise: window.benchOpening.change(name) }), opening);
  await act();
  return orLost(change.evaluate(({ promise }) => promise));
}

/** Closes a search, which covers its control: by Escape, but Algolia's, which takes it for its list, by its button. */
export async function closeOverlay(page: Page): Promise<void> {
  const cancel = page.locator('.aa-DetachedCancelButton');
  if (await cancel.isVisible()) await cancel.click();
  else await page.keyboard.press('Escape');
}

/** From the event to the painted frame, in ms. */
export const duration = ({ event, painted }: SeenChange) => painted - event;

export const triggerSight = (page: Page, opening: Opening) =>
  page.evaluate((name) => window.benchOpening.trigger(name), opening);

/** Opens by a press and closes again, some times. */
export async function openAndClose(
  { page, session }: BenchPage,
  opening: Opening,
  count: number,
): Promise<{ readonly opened: readonly SeenChange[]; readonly closed: readonly SeenChange[] }> {
  const opened: SeenChange[] = [];
  const closed: SeenChange[] = [];
  for (let index = 0; index < count; index += 1) {
    const trigger = await triggerSight(page, opening);
    opened.push(await seen(page, opening, () => press(session, trigger)));
    if (opened.at(-1) === LOST) break;
    await page.waitForTimeout(BETWEEN_PRESSES_MS);
    const close = () => (opening === 'overlay' ? closeOverlay(page) : press(session, trigger));
    closed.push(await seen(page, opening, close));
    await page.waitForTimeout(BETWEEN_PRESSES_MS);
  }
  return { opened, closed };
}
