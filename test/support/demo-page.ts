import { test as base, expect } from '@playwright/test';

interface DemoFixtures {
  /** Waits until the page has logged a warning or an error, or thrown, and takes it, so that it does not fail the test. */
  readonly expectProblem: (pattern: RegExp) => Promise<void>;
}

/** Playwright's `test` for the demo site: it fails when a page logs a warning or an error that no test expected. */
export const test = base.extend<DemoFixtures>({
  expectProblem: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        if (['warning', 'error'].includes(message.type())) problems.push(`${message.text()} (${url})`);
      });
      page.on('pageerror', (error) => problems.push(error.stack ?? error.message));
      await use(async (pattern) => {
        await expect.poll(() => problems.some((problem) => pattern.test(problem)), String(pattern)).toBe(true);
        problems.splice(
          problems.findIndex((problem) => pattern.test(problem)),
          1,
        );
      });
      if (problems.length > 0) throw new Error(`Unexpected in the console:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
});
