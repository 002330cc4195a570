import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Expects that axe finds nothing on the page as it is now: WCAG 2.2 AA and its own best practices, shadow roots too. */
export async function expectNoViolations(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE_FILE });
  const { violations } = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })');
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.flat().join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
