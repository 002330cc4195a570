import type { Browser, CDPSession, Page } from '@playwright/test';
import { AFTERMATH_MS, pageAccounts } from './measure-load.ts';
import { type BenchPage, benchPage, closeOverlay, duration, press, seen, triggerSight } from './press.ts';

/** A page with a search, loaded and at rest. */
export async function searchPage(browser: Browser, url: string): Promise<BenchPage> {
  const bench = await benchPage(browser, { name: 'unslowed', processorSlowdown: 1 });
  await bench.page.addInitScript(installAnswerProbe);
  await bench.page.goto(url, { waitUntil: 'networkidle' });
  await bench.page.waitForTimeout(AFTERMATH_MS);
  return bench;
}

/** Counts bytes of script on the wire from now on. */
export function countScriptBytes(session: CDPSession): () => number {
  let bytes = 0;
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** What is more in a page after something has been done: bytes of heap, nodes, listeners. */
export async function leftBy(session: CDPSession, act: () => Promise<void>) {
  await session.send('Performance.enable');
  const before = await pageAccounts(session);
  await act();
  const after = await pageAccounts(session);
  const left = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  return { heap: left('JSHeapUsedSize'), nodes: left('Nodes'), listeners: left('JSEventListeners') };
}

/** Opens, types a text whose last key brings suggestions, and closes; both in ms. */
export async function typeAndClose(
  { page, session }: BenchPage,
  text: string,
  debounce: number,
): Promise<{ readonly open: number; readonly suggestions: number }> {
  const trigger = await triggerSight(page, 'overlay');
  const open = duration(await seen(page, 'overlay', () => press(session, trigger)));
  await page.keyboard.insertText(text.slice(0, 2));
  const answer = await page.evaluateHandle((pause) => ({ promise: window.benchAnswer(pause) }), debounce);
  await page.keyboard.insertText(text.slice(2));
  const suggestions = await answer.evaluate(({ promise }) => promise);
  await clearAndClose(page);
  return { open, suggestions };
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
