import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { PLAYWRIGHT_REPORT_FILE, PROJECT_FOLDER } from './paths.ts';
import { type FileRun, type Outcome, shortened } from './results.ts';

const ENGINE = 'chromium';

/**
 * Runs end-to-end tests in Chromium, their progress printed.
 *
 * @param args - Of `playwright test`: files, options.
 * @param options.config - Default: that of the demo site.
 * @param options.env - What the tests find in their environment besides.
 * @returns a run for each file; none if Playwright could not begin.
 */
export async function runPlaywright(
  args: readonly string[],
  { config = 'test/playwright.config.ts', env = {} }: { config?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<FileRun[]> {
  rmSync(PLAYWRIGHT_REPORT_FILE, { force: true });
  const child = spawn('playwright', ['test', '--config', config, ...args], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'close');
  const { suites, errors } = JSON.parse(readFileSync(PLAYWRIGHT_REPORT_FILE, 'utf8')) as JSONReport;
  for (const { message } of errors) console.log(message);
  return suites.map(fileRunOf);
}

function fileRunOf(suite: JSONReportSuite): FileRun {
  const tests = testsIn(suite);
  return {
    file: `test/${suite.file}`,
    engine: ENGINE,
    seconds: tests.reduce((sum, { seconds }) => sum + seconds, 0),
    outcomes: tests.map(({ outcome }) => outcome),
  };
}

interface TimedOutcome {
  readonly outcome: Outcome;
  readonly seconds: number;
}

function testsIn({ specs, suites = [] }: JSONReportSuite, path: readonly string[] = []): TimedOutcome[] {
  const own = specs.map((spec) => timedOutcomeOf(spec, [...path, spec.title].join(' › ')));
  return [...own, ...suites.flatMap((inner) => testsIn(inner, [...path, inner.title]))];
}

function timedOutcomeOf({ tests }: JSONReportSpec, title: string): TimedOutcome {
  const [test] = tests;
  const result = test?.results.at(-1);
  const reason = result?.error?.message ?? result?.status ?? 'No reason given.';
  return {
    outcome: { title, error: test?.status === 'expected' ? undefined : shortened(reason) },
    seconds: (result?.duration ?? 0) / 1000,
  };
}
