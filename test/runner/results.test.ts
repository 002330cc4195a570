import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokenFile, type FileRun, judge, type Outcome, summed } from './results.ts';

const green = (title: string): Outcome => ({ title, error: undefined });
const red = (title: string, error = 'first'): Outcome => ({ title, error });
const fileRun = (...outcomes: readonly Outcome[]): FileRun => ({
  file: 'test/a.test.ts',
  engine: 'firefox',
  seconds: 2,
  outcomes,
});

describe('a test file', () => {
  it('that is green runs once', () => {
    const expected = { passedCount: 2, failed: [], flaky: [] };
    assert.deepEqual(judge(fileRun(green('one'), green('two'))), expected);
  });

  it('that is red twice is red, with its first failure', () => {
    const judgement = judge(fileRun(green('one'), red('two')), fileRun(green('one'), red('two', 'second')));
    assert.deepEqual(judgement, { passedCount: 1, failed: [red('two')], flaky: [] });
  });

  it('that is red, then green, is flaky and has passed', () => {
    const judgement = judge(fileRun(green('one'), red('two')), fileRun(green('one'), green('two')));
    assert.deepEqual(judgement, { passedCount: 2, failed: [], flaky: [red('two')] });
  });

  it('that has another red test the second time has two flaky ones', () => {
    const judgement = judge(fileRun(red('one'), green('two')), fileRun(green('one'), red('two', 'second')));
    assert.deepEqual(judgement, { passedCount: 2, failed: [], flaky: [red('one'), red('two', 'second')] });
  });

  it('stays red where a red test does not run again', () => {
    const judgement = judge(fileRun(red('one')), fileRun(brokenFile('Browser is gone.')));
    assert.deepEqual(judgement.failed, [red('one')]);
  });

  it('that breaks twice is one failed test', () => {
    const broken = fileRun(brokenFile('Browser is gone.'));
    assert.deepEqual(judge(broken, broken), { passedCount: 0, failed: broken.outcomes, flaky: [] });
  });

  it('that breaks, then runs through, is flaky itself, and its tests count', () => {
    const broken = brokenFile('Browser is gone.');
    const judgement = judge(fileRun(green('one'), broken), fileRun(green('one'), green('two')));
    assert.deepEqual(judgement, { passedCount: 2, failed: [], flaky: [broken] });
  });
});

describe('a suite', () => {
  it('adds up rows, failures, flaky tests and times of its files and engines', () => {
    const chromium = { ...fileRun(green('one'), red('two')), engine: 'chromium' };
    const runs = [fileRun(green('one'), red('two')), chromium];
    const again = [{ ...chromium, outcomes: [green('one'), green('two')] }, fileRun(green('one'), red('two'))];
    assert.deepEqual(
      summed(runs, again, ({ engine }) => `browser in ${engine}`),
      {
        rows: { 'browser in firefox': { passed: 1, failed: 1 }, 'browser in chromium': { passed: 2, failed: 0 } },
        failures: ['browser in firefox: test/a.test.ts › two\n    first'],
        flaky: [{ file: 'test/a.test.ts', title: 'two', engine: 'chromium', firstFailure: 'first' }],
        times: [
          { file: 'test/a.test.ts', engine: 'firefox', seconds: 2 },
          { file: 'test/a.test.ts', engine: 'chromium', seconds: 2 },
        ],
      },
    );
  });
});
