// `npm start`: installs, builds, and serves the demo site. Runs on the machine's own Node, so without dependencies and
// without TypeScript; what it starts runs on the project's Node.
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;

const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const projectNode = `${root}node_modules/node/bin/node${isWindows ? '.exe' : ''}`;

/** @type {import('node:child_process').ChildProcess | undefined} */
let child;
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(`This is Node ${process.versions.node}; the demo needs Node ${OLDEST_NODE} or later.`);
  process.exit(1);
}
if (isInstallNeeded()) await runStep('Installing packages', 'ci');
else console.log('Packages: up to date');
await runStep('Building the elements', 'run', 'build');
await serve();

/** `npm ci` leaves a copy of the lock in `node_modules`; it is older than the lock once somebody has changed that. */
function isInstallNeeded() {
  const installed = `${root}node_modules/.package-lock.json`;
  if (!existsSync(installed) || !existsSync(projectNode)) return true;
  return statSync(installed).mtimeMs < statSync(`${root}package-lock.json`).mtimeMs;
}

/** Runs npm and says what for and how long; its own words come only if it fails, and then the start ends. */
async function runStep(title, ...npmArguments) {
  process.stdout.write(`${title} (npm ${npmArguments.join(' ')}) … `);
  const startTime = performance.now();
  const npm = process.env.npm_execpath;
  // A process group of its own, so that stopping it stops what npm has started too.
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: !isWindows };
  child = npm
    ? spawn(process.execPath, [npm, ...npmArguments], options)
    : spawn('npm', npmArguments, { ...options, shell: isWindows });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const code = await exitCodeOf(child);
  if (isStopping) {
    console.log('stopped');
    process.exit(130);
  }
  console.log(`${code === 0 ? 'done' : 'failed'} (${((performance.now() - startTime) / 1000).toFixed(1)} s)`);
  if (code === 0) return;
  console.error(output);
  process.exit(1);
}

/** Starts the servers; they stop when this process does, because the channel between the two then closes. */
async function serve() {
  if (isStopping) process.exit(130);
  console.log('Starting the demo site; Ctrl+C stops it.');
  const serverArguments = [`${root}demo/server/main.ts`, ...process.argv.slice(2)];
  child = spawn(projectNode, serverArguments, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  process.exit((await exitCodeOf(child)) ?? 130);
}

function exitCodeOf(startedProcess) {
  return new Promise((resolve) => {
    startedProcess.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    startedProcess.once('close', resolve);
  });
}

function stop() {
  isStopping = true;
  if (child?.pid === undefined) process.exit(130);
  if (child.connected || isWindows) child.kill('SIGTERM');
  else process.kill(-child.pid, 'SIGTERM');
}
