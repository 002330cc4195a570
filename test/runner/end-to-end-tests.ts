import { type FileRun, isFileRed, summed, writeResults } from './results.ts';
import { runPlaywright } from './run-playwright.ts';

// All end-to-end tests, then each file that was red once more, alone. While developing: npm run test:e2e -- search

const runs = await runPlaywright(process.argv.slice(2));
const secondRuns: FileRun[] = [];
for (const { file } of runs.filter(isFileRed)) {
  console.log(`\nOnce more, alone, in a fresh browser: ${file}`);
  secondRuns.push(...(await runPlaywright([file, '--workers=1'])));
}
const results = summed(runs, secondRuns, ({ engine }) => `end-to-end in ${engine}`);
writeResults('e2e', results);
process.exitCode = runs.length === 0 || results.failures.length > 0 ? 1 : 0;
