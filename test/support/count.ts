import { appendFileSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { RESULTS_FOLDER } from '../runner/paths.ts';

/**
 * Tells the totals of `npm test` how much a test in Node or of Playwright has tried.
 *
 * @param what - in the plural: `payloads`.
 * @param where - names the test; of several runs of one the last counts.
 */
export function tellCount(what: string, where: string, count: number): void {
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  appendFileSync(resolve(RESULTS_FOLDER, 'counts.jsonl'), `${JSON.stringify({ what, where, count })}\n`);
}
