import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Rules about the whole page. Where a native dialog holds it axe leaves them out by itself, not where it is inert behind our menu. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one'];

/**
 * Expects that axe finds nothing on the page as it is now: WCAG 2.2 AA and its own best practices, shadow roots too.
 * @param within - Selector of what is looked at, in a page of somebody else's, which may have a banner too; default: the whole page.
 */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE_FILE });
  const isHeld = await page.evaluate(() => document.querySelector('main[inert], [inert] main') !== null);
  // The size of targets (2.5.8) is a rule that axe does not ask for by itself.
  const rules = {
    ...Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: !isHeld }])),
    'target-size': { enabled: true },
    'landmark-no-duplicate-banner': { enabled: within === undefined },
  };
  const options = JSON.stringify({ resultTypes: ['violations'], rules });
  const context = within ? JSON.stringify({ include: within.split(', ').map((selector) => [selector]) }) : 'document';
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${context}, ${options})`);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.flat().join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
