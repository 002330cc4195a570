import { mkdirSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Reporter, TestResultError, TestSession, TestSuiteResult } from '@web/test-runner-core';
import type { Flavour } from './bundle.ts';
import { PROJECT_FOLDER, RESULTS_FOLDER } from './paths.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Writes to `browser.json` (`lite.json`), for the end of `npm test`, how many tests passed and failed in each engine (`rows`)
 * and which failed why (`failures`). A file that did not run counts as one failed test; so does a file without tests,
 * which is an oversight.
 */
export function countReporter(flavour: Flavour): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      const rows: Record<string, Count> = {};
      const failures: string[] = [];
      for (const session of sessions) {
        const { browser, testFile, errors } = session;
        const suite = testFile.includes('/test/adapters/') ? 'adapters' : flavour === 'lite' ? 'lite' : 'browser';
        const row = `${suite} in ${browser.name.toLowerCase()}`;
        const before = rows[row] ?? { passed: 0, failed: 0 };
        const results = resultsOf(session.testResults);
        const failed = results.filter(({ error }) => error !== undefined);
        if (errors.length > 0 || results.length === 0)
          failed.push({ name: '(the file)', error: reasonOf(errors[0], 'No test in it.') });
        rows[row] = {
          passed: before.passed + results.filter(({ error }) => error === undefined).length,
          failed: before.failed + failed.length,
        };
        failures.push(...failed.map(({ name, error }) => `${row}: ${fileOf(session)} › ${name}\n    ${error}`));
      }
      mkdirSync(RESULTS_FOLDER, { recursive: true });
      const file = resolve(RESULTS_FOLDER, flavour === 'lite' ? 'lite.json' : 'browser.json');
      writeFileSync(file, JSON.stringify({ rows, failures }));
    },
  };
}

interface Result {
  readonly name: string;
  /** Why it failed; undefined if it passed. */
  readonly error: string | undefined;
}

function resultsOf(suite: TestSuiteResult | undefined, path: readonly string[] = []): Result[] {
  if (suite === undefined) return [];
  const own = suite.tests.map(({ name, passed, skipped, error }) => ({
    name: [...path, name].join(' › '),
    // A skipped test proves nothing; the guard against skipping says so by its name.
    error: passed && !skipped ? undefined : reasonOf(error, skipped ? 'Skipped.' : 'No reason given.'),
  }));
  return [...own, ...suite.suites.flatMap((inner) => resultsOf(inner, [...path, inner.name]))];
}

const reasonOf = (error: TestResultError | undefined, otherwise: string) =>
  (error?.message ?? otherwise).slice(0, 500).replaceAll('\n', '\n    ');

const fileOf = ({ testFile }: TestSession) => relative(PROJECT_FOLDER, testFile);
