import type { CDPSession } from '@playwright/test';

/** What a page of Chromium's holds. */
export interface ChromiumAccount {
  readonly nodes: number;
  readonly listeners: number;
  /** In bytes. */
  readonly heap: number;
}

/** What Chromium counts after a collection of garbage. The session needs `Performance.enable`. */
export async function chromiumAccountOf(session: CDPSession): Promise<ChromiumAccount> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metricOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes: metricOf('Nodes'), listeners: metricOf('JSEventListeners'), heap: usedSize };
}
