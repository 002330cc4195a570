import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Reporter, TestSuiteResult } from '@web/test-runner-core';
import type { Flavour } from './bundle.ts';
import { RESULTS_FOLDER } from './paths.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Writes how many tests passed and failed in each engine to `browser.json` (`lite.json`), for the totals at the end of `npm test`.
 * A file that did not run counts as one failed test; so does a file without tests, which is an oversight.
 */
export function countReporter(flavour: Flavour): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      const counts: Record<string, Count> = {};
      for (const { browser, testFile, testResults, errors } of sessions) {
        const suite = testFile.includes('/test/adapters/') ? 'adapters' : flavour === 'lite' ? 'lite' : 'browser';
        const row = `${suite} in ${browser.name.toLowerCase()}`;
        const before = counts[row] ?? { passed: 0, failed: 0 };
        const { passed, failed } = countTests(testResults);
        const isBroken = errors.length > 0 || passed + failed === 0;
        counts[row] = { passed: before.passed + passed, failed: before.failed + failed + (isBroken ? 1 : 0) };
      }
      mkdirSync(RESULTS_FOLDER, { recursive: true });
      writeFileSync(resolve(RESULTS_FOLDER, flavour === 'lite' ? 'lite.json' : 'browser.json'), JSON.stringify(counts));
    },
  };
}

function countTests(suite: TestSuiteResult | undefined): Count {
  const tests = suite?.tests ?? [];
  // A skipped test proves nothing; the guard against skipping says so by its name.
  const passed = tests.filter((test) => test.passed && !test.skipped).length;
  const inner = (suite?.suites ?? []).map(countTests);
  return {
    passed: inner.reduce((sum, count) => sum + count.passed, passed),
    failed: inner.reduce((sum, count) => sum + count.failed, tests.length - passed),
  };
}
