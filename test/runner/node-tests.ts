import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { type EventData, run } from 'node:test';
import { dot } from 'node:test/reporters';
import { PROJECT_FOLDER } from './paths.ts';
import { type FileRun, type Outcome, summed, writeResults } from './results.ts';

// The tests that need no browser; `npm run test:node -- test/core/slug.test.ts` runs some of them.

const EVERY_TEST = 'test/{core,node,guards,demo,release,runner,robustness/node}/**/*.test.ts';

const TIMEOUT_MS = 60_000;

const named = process.argv.slice(2);
const files = globSync(named.length > 0 ? named : EVERY_TEST, { cwd: PROJECT_FOLDER }).sort();
if (files.length === 0) throw new Error('No test for Node matches.');

const runs = new Map<string, FileRun & { seconds: number; outcomes: Outcome[] }>();

function note(type: 'test:pass' | 'test:fail', data: EventData.TestPass | EventData.TestFail): void {
  const file = relative(PROJECT_FOLDER, data.file ?? data.name);
  const known = runs.get(file) ?? { file, engine: 'node', seconds: 0, outcomes: [] };
  runs.set(file, known);
  if (data.nesting === 0) known.seconds += data.details.duration_ms / 1000;
  if (data.details.type === 'suite') return;
  const hasPassed = type === 'test:pass' && !data.skip && !data.todo;
  const why = 'error' in data.details ? data.details.error.message : 'Skipped or to do.';
  known.outcomes.push({ title: `${data.name} (line ${data.line})`, error: hasPassed ? undefined : why });
}

const events = run({
  files: files.map((file) => resolve(PROJECT_FOLDER, file)),
  timeout: TIMEOUT_MS,
  concurrency: availableParallelism(),
});
events.on('test:pass', (data) => note('test:pass', data));
events.on('test:fail', (data) => note('test:fail', data));
for await (const text of events.compose(dot)) process.stdout.write(text);

const results = summed([...runs.values()], [], ({ file }) => file.split('/')[1] ?? 'unknown');
writeResults('node', results);
process.exitCode = results.failures.length > 0 ? 1 : 0;
