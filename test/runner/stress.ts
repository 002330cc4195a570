import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bundleTests, type Flavour } from './bundle.ts';
import { enginesNamed } from './launchers.ts';
import { PROJECT_FOLDER } from './paths.ts';
import { type FileRun, isRed } from './results.ts';
import { runInBrowsers } from './run-in-browsers.ts';
import { runPlaywright } from './run-playwright.ts';
import { runsInBrowsers } from './test-files.ts';

// npm run test:stress -- test/site-search/requests.test.ts --times 20 --load 3
// Runs files again and again, beside programs that take the processor and with rendering held back, and prints how often
// each test failed: what is red by chance elsewhere is red here. Options: --engine, --flavour lite.

/** How much later than asked for React and preact render. */
const RENDER_DELAY_MS = 60;

/** Takes one processor until its parent is gone, however that ended. */
const BUSY_PROGRAM = `const parent = process.ppid;
  const work = () => { const end = Date.now() + 500; while (Date.now() < end); if (process.ppid === parent) setImmediate(work); };
  work();`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '20' },
    load: { type: 'string', default: '3' },
    engine: { type: 'string', multiple: true },
    flavour: { type: 'string' },
  },
});
const times = Number(values.times);
const load = Number(values.load);
if (!Number.isInteger(times) || times < 1 || !Number.isInteger(load) || load < 0)
  throw new Error(`--times is ${values.times}, --load ${values.load}; expected whole numbers, 1 and 0 or more.`);
const flavour: Flavour = values.flavour === 'lite' ? 'lite' : 'react';
const engines = enginesNamed(values.engine);
const paths = globSync(positionals, { cwd: PROJECT_FOLDER }).sort();
const browserTests = paths.filter(runsInBrowsers);
const endToEndTests = paths.filter((path) => path.endsWith('.e2e.ts'));
if (browserTests.length + endToEndTests.length === 0) throw new Error('No browser or end-to-end test matches.');

for (let count = 0; count < load; count += 1) {
  const program = spawn(process.execPath, ['-e', BUSY_PROGRAM], { stdio: 'ignore' });
  process.on('exit', () => program.kill());
}

const runs: FileRun[] = [];
if (browserTests.length > 0) {
  const files = await bundleTests(browserTests, { flavour, name: 'stress', renderDelayMs: RENDER_DELAY_MS });
  for (let round = 1; round <= times; round += 1) {
    const ofRound = await runInBrowsers(engines, files, { isQuiet: true });
    runs.push(...ofRound);
    console.log(`Round ${round} of ${times}: ${failuresIn(ofRound).length} failed.`);
  }
}
if (endToEndTests.length > 0) runs.push(...(await runPlaywright([...endToEndTests, `--repeat-each=${times}`])));

function failuresIn(fileRuns: readonly FileRun[]) {
  return fileRuns.flatMap(({ file, engine, outcomes }) =>
    outcomes.filter(isRed).map(({ title, error }) => ({ test: `${file} in ${engine} › ${title}`, error })),
  );
}

const failures = failuresIn(runs);
const ranCount = runs.reduce((sum, { outcomes }) => sum + outcomes.length, 0);
console.log(`\n${ranCount} tests ran; how often each failed that did:`);
const tests = new Map(failures.map(({ test, error }) => [test, error]));
for (const [test, error] of tests) {
  console.log(`${failures.filter((failure) => failure.test === test).length} × ${test}\n    ${error}`);
}
if (tests.size === 0) console.log('none');
process.exit(tests.size > 0 ? 1 : 0);
