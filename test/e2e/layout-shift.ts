import type { Page } from '@playwright/test';

/** What has moved by itself since the page began, by the browser's own layout-shift entries. */
export function layoutShift(
  page: Page,
): Promise<readonly { readonly value: number; readonly nodes: readonly string[] }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const found: { value: number; nodes: string[] }[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & {
              readonly value: number;
              readonly sources: readonly { readonly node: Node | null }[];
            };
            found.push({ value, nodes: sources.map(({ node }) => node?.nodeName ?? '') });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(found))));
      }),
  );
}
