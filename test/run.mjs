import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { provideBrowsers } from './browsers.mjs';
import { run, stopOnSignals } from './runner/children.mjs';

// `npm test`: sets everything up on a fresh clone, runs every test, ends with the totals.
// `npm test -- --engine chromium` runs the browser tests in one engine; `npm test -- --changed` runs only what the changes
// since the last commit can break; `npm test -- --hosts` waits for all hosts. Plain JavaScript for Node 20, which may
// be all there is; what follows runs in the project's own Node.

const ENGINES = ['chromium', 'firefox', 'webkit'];

/** More tests than this that are red once and green once make the run red. */
const MAX_FLAKY_COUNT = 3;

const SLOWEST_COUNT = 10;

/** Far more than any step takes; a hanging one is ended. */
const STEP_TIMEOUT_MS = 60 * 60_000;

const PROJECT_FOLDER = resolve(import.meta.dirname, '..');
const RESULTS_FOLDER = resolve(PROJECT_FOLDER, '.build/results');

/** @typedef {{ name: string, passed: number, failed: number, seconds?: number, isDone?: boolean }} Row */
/** @typedef {import('./runner/results.ts').SuiteResults} Results */
/** @typedef {{ node: string[], browser: string[], e2e: string[] }} Plan Files of tests. */
/** @type {Row[]} */
const rows = [];
/** @type {string[]} Which tests failed, and why. */
const failures = [];
/** @type {Results['flaky']} */
const flaky = [];
/** @type {Results['times']} */
const times = [];

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

/** The same beside others; its output is shown when it has ended. */
const executeBeside = (command, args) => run(command, args, { timeoutMs: STEP_TIMEOUT_MS, isHeld: true });

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
 * @param {string} file - Of its results, in their folder.
 * @param {readonly string[]} requiredRows
 */
async function suite(name, action, file, requiredRows) {
  const { isDone, seconds } = await timed(name, action);
  /** @type {Results | undefined} */
  const results = readJson(`.build/results/${file}`);
  const counted = Object.entries(results?.rows ?? {}).map(([row, count]) => ({ name: row, ...count }));
  const missing = requiredRows.filter((row) => !results?.rows[row]);
  const hasFailed = missing.length > 0 || counted.some(({ failed }) => failed > 0);
  rows.push({ name, passed: 0, failed: isDone || hasFailed ? missing.length : 1, seconds, isDone }, ...counted);
  failures.push(...(results?.failures ?? []), ...missing.map((row) => `${row}: no test ran`));
  flaky.push(...(results?.flaky ?? []));
  times.push(...(results?.times ?? []));
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

/** @returns {Promise<Plan | undefined>} what `--changed` leaves; undefined without it. */
async function planTests(isChangedOnly) {
  if (!isChangedOnly) return undefined;
  await step('What has changed', () => execute('node', ['test/runner/changed-tests.ts']));
  return readJson('.build/results/changed.json') ?? { node: [], browser: [], e2e: [] };
}

async function runAll(engines, isChangedOnly, isAllHosts) {
  if (!(await step('Packages', installPackages))) return;
  await step('Browsers', () => findBrowsers(engines));
  await step('Type check', () => execute('tsc', []));
  await step('Lint', () => execute('biome', ['check', '--error-on-warnings', '.']));
  const plan = await planTests(isChangedOnly);
  await step('Build', () => execute('npm', ['run', '--silent', 'build']));
  if (plan?.node.length !== 0) {
    const env = { TEST_ENGINES: engines.join(' ') };
    const nodeTests = () => execute('node', ['test/runner/node-tests.ts', ...(plan?.node ?? [])], env);
    await suite('Node tests', nodeTests, 'node.json', plan ? [] : ['core', 'guards']);
  }
  // Two rows of suites that take equally long run beside each other.
  const hasChromium = engines.includes('chromium');
  const others = engines.filter((engine) => engine !== 'chromium');
  const besideChromium = async () => {
    await inOtherEngines(others, plan);
    if (hasChromium) await onDemoSite(plan);
  };
  await Promise.all([besideChromium(), hasChromium && inChromium(plan)]);
  if (hasChromium && plan === undefined) await inHosts(isAllHosts);
}

/** @param {Plan | undefined} plan */
const browserFiles = (plan) => plan?.browser.map((file) => `--files=${file}`) ?? [];

async function inOtherEngines(engines, plan) {
  if (engines.length === 0 || plan?.browser.length === 0) return;
  const args = ['--engine-bound', ...engines.map((engine) => `--engine=${engine}`), ...browserFiles(plan)];
  const action = () => execute('node', ['test/runner/browser-tests.ts', '--results=other-engines', ...args]);
  const required = plan ? [] : engines.map((engine) => `browser in ${engine}`);
  await suite(`Browser tests, ${engines.join(' and ')}`, action, 'other-engines.json', required);
}

async function inChromium(plan) {
  const inBrowser = (results, ...args) =>
    executeBeside('node', ['test/runner/browser-tests.ts', '--engine=chromium', `--results=${results}`, ...args]);
  if (plan?.browser.length !== 0) {
    const action = () => inBrowser('chromium', ...browserFiles(plan));
    await suite('Browser tests, chromium', action, 'chromium.json', plan ? [] : ['browser in chromium']);
  }
  if (plan === undefined) {
    const action = () => inBrowser('lite', '--flavour=lite', '--flavour-bound');
    await suite('Browser tests, lite', action, 'lite.json', ['lite in chromium']);
  }
}

async function onDemoSite(plan) {
  if (plan?.e2e.length === 0) return;
  const action = () => execute('node', ['test/runner/end-to-end-tests.ts', ...(plan?.e2e ?? [])]);
  await suite('End-to-end tests', action, 'e2e.json', ['end-to-end in chromium']);
}

/** Hosts that are left out are no failure. Those that have been installed before are there in a minute. */
async function inHosts(isAll) {
  const args = isAll ? [] : ['--within=60'];
  await suite('Hosts', () => execute('node', ['test/hosts/main.ts', ...args]), 'hosts.json', []);
}

/** Lists what was red once and green once, and keeps it; too much of it is a failure. */
function judgeFlaky() {
  writeFileSync(resolve(RESULTS_FOLDER, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);
  if (flaky.length === 0) return;
  console.log(`\n── Flaky: ${flaky.length} ──`);
  for (const { file, title, engine, firstFailure } of flaky)
    console.log(`${file} in ${engine} › ${title}\n    ${firstFailure}`);
  if (flaky.length <= MAX_FLAKY_COUNT) return;
  rows.push({ name: 'Flaky tests', passed: 0, failed: 1 });
  failures.push(`Flaky tests: ${flaky.length}, of which ${MAX_FLAKY_COUNT} may be`);
}

function printSlowest() {
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_COUNT);
  if (slowest.length > 0) console.log('\n── Slowest files ──');
  for (const { file, engine, seconds } of slowest)
    console.log(`${seconds.toFixed(1)} s`.padStart(8), file, `in ${engine}`);
}

/** How much was tried, where one test tries many things; of several runs of a test the last counts. */
function printCounts() {
  const file = resolve(RESULTS_FOLDER, 'counts.jsonl');
  if (!existsSync(file)) return;
  /** @type {{ what: string, where: string, count: number }[]} */
  const told = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const latest = new Map(told.map((one) => [`${one.what} ${one.where}`, one]));
  const counts = new Map();
  for (const { what, count } of latest.values()) counts.set(what, (counts.get(what) ?? 0) + count);
  console.log(`\n── Tried ──\n${[...counts].map(([what, count]) => `${count} ${what}`).join(', ')}`);
}

function printTotals() {
  printSlowest();
  printCounts();
  judgeFlaky();
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

const { values } = parseArgs({
  options: { engine: { type: 'string', multiple: true }, changed: { type: 'boolean' }, hosts: { type: 'boolean' } },
});
const engines = values.engine ?? ENGINES;
const unknown = engines.find((name) => !ENGINES.includes(name));
if (unknown !== undefined) {
  console.log(`No engine is called ${unknown}; there are ${ENGINES.join(', ')}.`);
  process.exit(1);
}
stopOnSignals();
rmSync(RESULTS_FOLDER, { recursive: true, force: true });
mkdirSync(RESULTS_FOLDER, { recursive: true });
await runAll(engines, values.changed === true, values.hosts === true);
printTotals();
