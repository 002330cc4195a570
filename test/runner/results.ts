import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { RESULTS_FOLDER } from './paths.ts';

/** How one test ended in one run. */
export interface Outcome {
  /** Its titles, from the outermost `describe` to its own, joined with ` › `. */
  readonly title: string;
  /** Why it failed; undefined if it passed. */
  readonly error: string | undefined;
}

/** One run of one test file in one engine. */
export interface FileRun {
  /** Path from the project's folder. */
  readonly file: string;
  readonly engine: string;
  readonly seconds: number;
  /** One at least: a file without tests is an oversight, and counts as one that broke. */
  readonly outcomes: readonly Outcome[];
}

/** A test that was red once and green once in the same run of the suite. */
export interface FlakyTest {
  readonly file: string;
  readonly title: string;
  readonly engine: string;
  readonly firstFailure: string;
}

/** What a suite leaves for the end of `npm test`, in `.build/results/`. */
export interface SuiteResults {
  readonly rows: Record<string, { passed: number; failed: number }>;
  /** Which tests failed, and why. */
  readonly failures: string[];
  readonly flaky: FlakyTest[];
  /** How long each file took in each engine. */
  readonly times: { readonly file: string; readonly engine: string; readonly seconds: number }[];
}

/** Stands for the file where it broke before, or outside of, its tests. */
const WHOLE_FILE = '(the file)';

export const isRed = ({ error }: Outcome): boolean => error !== undefined;

export const isFileRed = ({ outcomes }: FileRun): boolean => outcomes.some(isRed);

/** What a file that broke is counted as: one failed test. */
export const brokenFile = (error: string): Outcome => ({ title: WHOLE_FILE, error });

/** The first 500 characters, which name the failure; the rest is in the suite's own output. */
export const shortened = (message: string) => message.slice(0, 500).replaceAll('\n', '\n    ');

/** How the tests of a file ended, all runs of it considered. */
interface Judgement {
  readonly passedCount: number;
  readonly failed: readonly Outcome[];
  readonly flaky: readonly Outcome[];
}

/**
 * Judges a file by its run and, if that was red, by a second one: red twice is red; red once is flaky, and has passed.
 * A test that was red and did not run again stays red.
 */
export function judge(first: FileRun, second?: FileRun): Judgement {
  const runs = [first, second].filter((run) => run !== undefined).map(outcomesByTitle);
  const failed: Outcome[] = [];
  const flaky: Outcome[] = [];
  let passedCount = 0;
  for (const title of new Set(runs.flatMap((outcomes) => [...outcomes.keys()]))) {
    const outcomes = runs.flatMap((run) => run.get(title) ?? []);
    const failure = outcomes.find(isRed);
    // The file itself has an outcome only where it broke.
    const wasGreen = title === WHOLE_FILE ? outcomes.length < runs.length : outcomes.some((outcome) => !isRed(outcome));
    if (failure) (wasGreen ? flaky : failed).push(failure);
    if (wasGreen && title !== WHOLE_FILE) passedCount += 1;
  }
  return { passedCount, failed, flaky };
}

function outcomesByTitle({ outcomes }: FileRun): Map<string, Outcome> {
  return new Map(outcomes.map((outcome) => [outcome.title, outcome]));
}

/**
 * Adds up what a suite leaves for the end of `npm test`.
 *
 * @param runs - Each file's run in each engine.
 * @param secondRuns - Those of files that were red.
 * @param rowOf - Which row of the totals a file counts in.
 */
export function summed(
  runs: readonly FileRun[],
  secondRuns: readonly FileRun[],
  rowOf: (run: FileRun) => string,
): SuiteResults {
  const results: SuiteResults = { rows: {}, failures: [], flaky: [], times: [] };
  for (const first of runs) {
    const { file, engine, seconds } = first;
    const second = secondRuns.find((run) => run.file === file && run.engine === engine);
    const row = rowOf(first);
    const { passedCount, failed, flaky } = judge(first, second);
    const count = results.rows[row] ?? { passed: 0, failed: 0 };
    results.rows[row] = { passed: count.passed + passedCount, failed: count.failed + failed.length };
    results.times.push({ file, engine, seconds });
    for (const { title, error = '' } of failed) results.failures.push(`${row}: ${file} › ${title}\n    ${error}`);
    for (const { title, error = '' } of flaky) results.flaky.push({ file, title, engine, firstFailure: error });
  }
  return results;
}

/** @param name - Of the file, without its ending. */
export function writeResults(name: string, results: SuiteResults): void {
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  writeFileSync(resolve(RESULTS_FOLDER, `${name}.json`), JSON.stringify(results, null, 2));
}
