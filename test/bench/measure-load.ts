import type { Browser, CDPSession, Page } from '@playwright/test';

/** What a page's load cost, once. Times in ms from the navigation's start; sizes in bytes. */
export interface LoadMeasurement {
  /** First frame in which the header has its final place and can be seen. */
  readonly headerVisible: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly bytes: number;
  readonly requests: number;
  readonly scriptTime: number;
  /** Of each long task, what is over 50 ms. */
  readonly blockingTime: number;
  readonly heap: number;
  readonly nodes: number;
}

/** A network and a processor. */
export interface Profile {
  readonly name: string;
  readonly processorSlowdown: number;
  readonly network?: { readonly latency: number; readonly bytesPerSecond: number };
}

/** The usual mobile profile: 1.6 Mbit/s, 150 ms, the processor slowed four times. */
export const MOBILE: Profile = {
  name: 'mobile',
  processorSlowdown: 4,
  network: { latency: 150, bytesPerSecond: 200_000 },
};

export const PROFILES: readonly Profile[] = [MOBILE, { name: 'unthrottled', processorSlowdown: 1 }];

/** How long a page stays after its network is quiet, in ms: idle work, such as hydration, belongs to it. */
export const AFTERMATH_MS = 1500;

interface PageProbe {
  readonly frames: { readonly time: number; readonly place: string }[];
  layoutShift: number;
  largestPaint: number;
  blockingTime: number;
}

declare global {
  interface Window {
    benchProbe: PageProbe;
  }
}

/** Runs in the page before anything else: notes where the logo, Pricing and trial stand, frame by frame. */
export function probePage(): void {
  const probe: PageProbe = { frames: [], layoutShift: 0, largestPaint: 0, blockingTime: 0 };
  window.benchProbe = probe;
  const placeOf = (element: Element) => {
    // Asked first: what is in closed panels and `details` would be laid out for the answer.
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return '';
    const { x, y, width, height } = element.getBoundingClientRect();
    return width > 0 ? [x, y, width, height].map(Math.round).join() : '';
  };
  const look = () => {
    const host = document.querySelector('site-header, plain-element, header.plain, rh-navigation-primary');
    // Red Hat's links stay the page's own.
    const root = host?.matches('rh-navigation-primary') ? host : (host?.shadowRoot ?? host);
    const places = [
      'a:not([part~="skip-link"])',
      'a[href$="/pricing"]',
      'a[href$="/contact"], a[href*="registration"]',
    ].map((selector) => [...(root?.querySelectorAll(selector) ?? [])].map(placeOf).find((place) => place !== ''));
    const place = places.every(Boolean) ? places.join(' ') : '';
    if (probe.frames.at(-1)?.place !== place) probe.frames.push({ time: performance.now(), place });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) probe.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    probe.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.blockingTime += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

/** Slows the page's processor and network. */
export async function applyProfile(session: CDPSession, { processorSlowdown, network }: Profile): Promise<void> {
  await session.send('Network.enable');
  if (network !== undefined) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.bytesPerSecond,
      uploadThroughput: network.bytesPerSecond / 2,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
}

/** When the header came to its final place, in ms from the navigation's start. */
export async function headerVisible(page: Page): Promise<number> {
  const frames = await page.evaluate(() => window.benchProbe.frames);
  const last = frames.at(-1);
  if (last === undefined || last.place === '')
    throw new Error(`${page.url()} shows no header: ${JSON.stringify(frames)}`);
  return last.time;
}

/** Numbers of the page's own accounts, by Chromium's names, after a collection of garbage. */
export async function pageAccounts(session: CDPSession): Promise<Readonly<Record<string, number>>> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Loads a page once with an empty cache. */
export async function measureLoad(browser: Browser, url: string, profile: Profile): Promise<LoadMeasurement> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(probePage);
    const session = await context.newCDPSession(page);
    await applyProfile(session, profile);
    await session.send('Performance.enable');
    let bytes = 0;
    let requests = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(AFTERMATH_MS);
    const visible = await headerVisible(page);
    const { layoutShift, largestPaint, blockingTime } = await page.evaluate(() => window.benchProbe);
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    const accounts = await pageAccounts(session);
    return {
      headerVisible: visible,
      firstPaint,
      largestPaint,
      layoutShift,
      bytes,
      requests,
      scriptTime: (accounts.ScriptDuration ?? 0) * 1000,
      blockingTime,
      heap: accounts.JSHeapUsedSize ?? 0,
      nodes: accounts.Nodes ?? 0,
    };
  } finally {
    await context.close();
  }
}
