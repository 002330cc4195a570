import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { provideBrowsers } from './browsers.mjs';
import { run, stopOnSignals } from './runner/children.mjs';

// `npm test`: sets everything up on a fresh clone, runs every test, ends with the totals.
// `npm test -- --engine chromium` runs the browser tests in one engine. Plain JavaScript for Node 20, which may be all
// there is; what follows runs in the project's own Node.

const ENGINES = ['chromium', 'firefox', 'webkit'];

/** Far more than any step takes; a hanging one is ended. */
const STEP_TIMEOUT_MS = 30 * 60_000;

const PROJECT_FOLDER = resolve(import.meta.dirname, '..');
const RESULTS_FOLDER = resolve(PROJECT_FOLDER, '.build/results');

/** @typedef {{ name: string, passed: number, failed: number, seconds?: number, isDone?: boolean }} Row */
/** @typedef {{ rows: Record<string, { passed: number, failed: number }>, failures: string[] }} Results */
/** @type {Row[]} */
const rows = [];
/** @type {string[]} Which tests failed, and why. */
const failures = [];

/** @param {string} file @returns {any} undefined if it is missing or not JSON. */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(resolve(PROJECT_FOLDER, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} command @param {readonly string[]} args @param {Record<string, string>} [env] */
const execute = (command, args, env = {}) => run(command, args, { env, timeoutMs: STEP_TIMEOUT_MS });

/**
 * Says what is being done and how long it took. A step that breaks counts as one failed test.
 * @param {string} name @param {() => Promise<boolean>} action
 */
async function step(name, action) {
  const { isDone, seconds } = await timed(name, action);
  rows.push({ name, passed: 0, failed: isDone ? 0 : 1, seconds, isDone });
  if (!isDone) failures.push(`${name}: see above`);
  return isDone;
}

/**
 * A step that leaves its results in a file. It fails, too, if it ran no test in one of the rows it must have.
 * @param {string} name @param {() => Promise<boolean>} action
 * @param {() => Results | undefined} readResults
 * @param {readonly string[]} requiredRows
 */
async function suite(name, action, readResults, requiredRows) {
  const { isDone, seconds } = await timed(name, action);
  const results = readResults();
  const counted = Object.entries(results?.rows ?? {}).map(([row, count]) => ({ name: row, ...count }));
  const missing = requiredRows.filter((row) => !results?.rows[row]);
  const hasFailed = missing.length > 0 || counted.some(({ failed }) => failed > 0);
  rows.push({ name, passed: 0, failed: isDone || hasFailed ? missing.length : 1, seconds, isDone }, ...counted);
  failures.push(...(results?.failures ?? []), ...missing.map((row) => `${row}: no test ran`));
  if (!isDone && !hasFailed) failures.push(`${name}: see above`);
}

/** @param {string} name @param {() => Promise<boolean>} action */
async function timed(name, action) {
  console.log(`\n── ${name} ──`);
  const startedAt = performance.now();
  const isDone = await action();
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${name}: ${isDone ? 'done' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { isDone, seconds };
}

/** True if `node_modules` holds what the lock file says. */
function isInstalled() {
  const wanted = readJson('package-lock.json')?.packages ?? {};
  const installed = readJson('node_modules/.package-lock.json')?.packages;
  if (installed === undefined) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

async function installPackages() {
  if (isInstalled()) {
    console.log('node_modules is what package-lock.json says.');
    return true;
  }
  return execute('npm', ['ci', '--no-audit', '--no-fund']);
}

async function findBrowsers(engines) {
  const advice = await provideBrowsers(engines, execute);
  console.log(advice ?? `Browsers: ${engines.join(', ')}`);
  return advice === undefined;
}

/** @returns {Results | undefined} */
function readEndToEndResults() {
  const { stats, suites = [], errors = [] } = readJson('.build/results/e2e.json') ?? {};
  if (stats === undefined || stats.expected + stats.unexpected === 0) return undefined;
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const broken = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, ...test })))
    .filter(({ status }) => status !== 'expected');
  const why = ({ results }) =>
    results.at(-1)?.error?.message?.slice(0, 500).replaceAll('\n', '\n    ') ?? 'no reason given';
  const row = 'end-to-end in chromium';
  return {
    rows: { [row]: { passed: stats.expected, failed: broken.length } },
    failures: [
      ...broken.map((test) => `${row}: test/e2e/${test.file} › ${test.title}\n    ${why(test)}`),
      ...errors.map(({ message }) => `${row}: ${message}`),
    ],
  };
}

async function runAll(engines) {
  if (!(await step('Packages', installPackages))) return;
  await step('Browsers', () => findBrowsers(engines));
  await step('Type check', () => execute('tsc', []));
  await step('Lint', () => execute('biome', ['check', '--error-on-warnings', '.']));
  await step('Build', () => execute('npm', ['run', '--silent', 'build']));
  const nodeTests = () => execute('npm', ['run', '--silent', 'test:node']);
  await suite('Node tests', nodeTests, () => readJson('.build/results/node.json'), ['core', 'guards']);
  const browserTests = () =>
    execute('node', ['test/runner/browser-tests.ts', ...engines.map((name) => `--engine=${name}`)]);
  const required = engines.map((engine) => `browser in ${engine}`);
  await suite('Browser tests', browserTests, () => readJson('.build/results/browser.json'), required);
  if (!engines.includes('chromium')) return;
  const liteFiles = '--files=test/{elements,disclosure,site-header,site-subnav,site-search}/**/*.test.ts';
  const liteTests = () =>
    execute('node', ['test/runner/browser-tests.ts', '--engine=chromium', '--flavour=lite', liteFiles]);
  await suite('Browser tests, lite', liteTests, () => readJson('.build/results/lite.json'), ['lite in chromium']);
  const endToEnd = () => execute('npm', ['run', '--silent', 'test:e2e']);
  await suite('End-to-end tests', endToEnd, readEndToEndResults, ['end-to-end in chromium']);
}

function printTotals() {
  if (failures.length > 0) console.log(`\n── Failed ──\n${failures.join('\n')}`);
  console.log('\n── Totals ──');
  for (const { name, passed, failed, seconds, isDone } of rows) {
    const time = seconds === undefined ? '' : `${seconds.toFixed(1)} s`;
    const isSuiteRow = seconds === undefined;
    const counts = isSuiteRow ? `${passed} passed, ${failed} failed` : isDone ? 'ok' : 'FAILED';
    console.log(`${isSuiteRow ? '  ' : ''}${name}`.padEnd(28), counts.padEnd(26), time);
  }
  const passed = rows.reduce((sum, row) => sum + row.passed, 0);
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

const { values } = parseArgs({ options: { engine: { type: 'string', multiple: true } } });
const engines = values.engine ?? ENGINES;
const unknown = engines.find((name) => !ENGINES.includes(name));
if (unknown !== undefined) {
  console.log(`No engine is called ${unknown}; there are ${ENGINES.join(', ')}.`);
  process.exit(1);
}
stopOnSignals();
rmSync(RESULTS_FOLDER, { recursive: true, force: true });
mkdirSync(RESULTS_FOLDER, { recursive: true });
await runAll(engines);
printTotals();
