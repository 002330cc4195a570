import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { PROJECT_FOLDER } from './paths.ts';

/**
 * Reporter for `node --test`: prints how many tests passed and failed in each folder of `test/`, as JSON, for the
 * totals at the end of `npm test`. A file that breaks counts as one failed test; so does a skipped or a to-do test.
 */
export default async function* countTests(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const counts: Record<string, { passed: number; failed: number }> = {};
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite') continue;
    const folder = relative(PROJECT_FOLDER, data.file ?? data.name).split('/')[1] ?? 'unknown';
    const before = counts[folder] ?? { passed: 0, failed: 0 };
    const hasPassed = type === 'test:pass' && !data.skip && !data.todo;
    counts[folder] = { passed: before.passed + Number(hasPassed), failed: before.failed + Number(!hasPassed) };
  }
  yield JSON.stringify(counts);
}
