import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { PROJECT_FOLDER } from './paths.ts';

/**
 * Reporter for `node --test`: prints as JSON, for the end of `npm test`, how many tests passed and failed in each folder
 * of `test/` (`rows`) and which failed why (`failures`). A file that breaks counts as one failed test; so does a skipped
 * or a to-do test.
 */
export default async function* countTests(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const rows: Record<string, { passed: number; failed: number }> = {};
  const failures: string[] = [];
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite') continue;
    const file = relative(PROJECT_FOLDER, data.file ?? data.name);
    const folder = file.split('/')[1] ?? 'unknown';
    const before = rows[folder] ?? { passed: 0, failed: 0 };
    const hasPassed = type === 'test:pass' && !data.skip && !data.todo;
    rows[folder] = { passed: before.passed + Number(hasPassed), failed: before.failed + Number(!hasPassed) };
    const why = type === 'test:fail' ? data.details.error.message : 'Skipped or to do.';
    if (!hasPassed) failures.push(`${folder}: ${file} › ${data.name}\n    ${why}`);
  }
  yield JSON.stringify({ rows, failures });
}
