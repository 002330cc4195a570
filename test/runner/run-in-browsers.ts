import { startTestRunner, summaryReporter } from '@web/test-runner';
import type { TestResultError, TestSession, TestSuiteResult } from '@web/test-runner-core';
import { browserTestConfig } from '../web-test-runner.config.ts';
import type { BrowserTestFile } from './bundle.ts';
import { type Engine, launcherOf } from './launchers.ts';
import { brokenFile, type FileRun, type Outcome, shortened } from './results.ts';
import { isComposited } from './test-files.ts';

/**
 * Runs test files once, in browsers started for it, the engines beside each other. One page at a time in each, or pages
 * would take the focus from each other.
 *
 * @param isQuiet - Prints nothing; else each test is printed as it ends.
 * @returns a run for each file and engine; those of an engine in the order in which they ended.
 */
export async function runInBrowsers(
  engines: readonly Engine[],
  files: readonly BrowserTestFile[],
  { isQuiet = false } = {},
): Promise<FileRun[]> {
  const others = files.filter(({ file }) => !isComposited(file));
  const composited = files.filter(({ file }) => isComposited(file));
  const runs = engines.map(async (engine) =>
    engine === 'webkit'
      ? [
          ...(await runInEngine(engine, others, false, isQuiet)),
          ...(await runInEngine(engine, composited, true, isQuiet)),
        ]
      : runInEngine(engine, files, true, isQuiet),
  );
  return (await Promise.all(runs)).flat();
}

async function runInEngine(
  engine: Engine,
  files: readonly BrowserTestFile[],
  hasLayers: boolean,
  isQuiet: boolean,
): Promise<FileRun[]> {
  if (files.length === 0) return [];
  const bundles = files.map(({ bundle }) => bundle);
  const reporters = isQuiet ? [] : [summaryReporter({ reportTestLogs: true })];
  const runStart = performance.now();
  const runner = await startTestRunner({
    config: { ...(await browserTestConfig(await launcherOf(engine, hasLayers), bundles)), reporters },
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
  });
  if (runner === undefined) throw new Error('The test runner did not start; see above.');
  const startTimes = new Map<string, number>();
  const runs: FileRun[] = [];
  runner.sessions.on('session-status-updated', (session) => {
    if (session.status === 'FINISHED') {
      const { file } = files.find(({ bundle }) => bundle === session.testFile) ?? { file: session.testFile };
      const startTime = startTimes.get(session.id) ?? runStart; // The first begin before anybody can listen.
      runs.push({ file, engine, seconds: (performance.now() - startTime) / 1000, outcomes: outcomesOf(session) });
    } else if (session.status === 'INITIALIZING') startTimes.set(session.id, performance.now());
  });
  await new Promise((resolve) => runner.on('stopped', resolve));
  return runs;
}

function outcomesOf({ testResults, errors }: TestSession): Outcome[] {
  const outcomes = outcomesIn(testResults);
  const [error] = errors;
  if (error) outcomes.push(brokenFile(reasonOf(error)));
  return outcomes.length > 0 ? outcomes : [brokenFile('No test in it.')];
}

function outcomesIn(suite: TestSuiteResult | undefined, path: readonly string[] = []): Outcome[] {
  if (suite === undefined) return [];
  const own = suite.tests.map(({ name, passed, skipped, error }) => ({
    title: [...path, name].join(' › '),
    // A skipped test proves nothing; the guard against skipping says so by its name.
    error: passed && !skipped ? undefined : skipped ? 'Skipped.' : reasonOf(error),
  }));
  return [...own, ...suite.suites.flatMap((inner) => outcomesIn(inner, [...path, inner.name]))];
}

const reasonOf = (error: TestResultError | undefined) => shortened(error?.message ?? 'No reason given.');
