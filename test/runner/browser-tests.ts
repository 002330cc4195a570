import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bundleTests, type Flavour } from './bundle.ts';
import { enginesNamed } from './launchers.ts';
import { PROJECT_FOLDER } from './paths.ts';
import { type FileRun, isFileRed, summed, writeResults } from './results.ts';
import { runInBrowsers } from './run-in-browsers.ts';
import { isEngineFree, isFlavourFree, runsInBrowsers } from './test-files.ts';

// While developing: npm run test:browser -- --engine chromium --files "test/site-header/*.test.ts"
// Tests that no engine can change run in Chromium alone, if it is among the engines or --engine-bound leaves them out;
// --flavour-bound leaves out those that preact cannot change.

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    files: { type: 'string', multiple: true },
    flavour: { type: 'string' },
    'engine-bound': { type: 'boolean', default: false },
    'flavour-bound': { type: 'boolean', default: false },
    results: { type: 'string', default: 'browser' },
  },
});

const engines = enginesNamed(values.engine);
const flavour: Flavour = values.flavour === 'lite' ? 'lite' : 'react';
const found = globSync(values.files ?? ['test/**/*.test.{ts,tsx}'], { cwd: PROJECT_FOLDER }).filter(runsInBrowsers);
if (found.length === 0) throw new Error('No browser test matches.');
const paths = found
  .filter((file) => !(values['engine-bound'] && isEngineFree(file)))
  .filter((file) => !(values['flavour-bound'] && isFlavourFree(file)))
  .sort();
const isInChromiumAlone = (file: string) => isEngineFree(file) && engines.includes('chromium');

// React's warnings do not depend on the engine: Chromium sees them, the others run what is published.
const isProduction = values['engine-bound'];

const startTime = performance.now();
const files = paths.length > 0 ? await bundleTests(paths, { flavour, name: values.results, isProduction }) : [];
console.log(`Bundled ${files.length} browser test files in ${Math.round(performance.now() - startTime)} ms.`);

const runs = [
  ...(await runInBrowsers(
    engines,
    files.filter(({ file }) => !isInChromiumAlone(file)),
  )),
  ...(await runInBrowsers(
    ['chromium'],
    files.filter(({ file }) => isInChromiumAlone(file)),
  )),
];
const secondRuns: FileRun[] = [];
for (const { file, engine } of runs.filter(isFileRed)) {
  console.log(`\nOnce more, alone, in a fresh ${engine}: ${file}`);
  secondRuns.push(
    ...(await runInBrowsers(
      enginesNamed([engine]),
      files.filter((one) => one.file === file),
    )),
  );
}

const suiteOf = (file: string) =>
  file.startsWith('test/adapters/') ? 'adapters' : flavour === 'lite' ? 'lite' : 'browser';
const results = summed(runs, secondRuns, ({ file, engine }) => `${suiteOf(file)} in ${engine}`);
writeResults(values.results, results);
// The driver of WebKit and its screen end with this process.
process.exit(results.failures.length > 0 ? 1 : 0);
