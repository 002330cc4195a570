import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

// Plain JavaScript for Node 20, like run.mjs.

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');

/** Child processes find the project's own Node and tools first. */
const PATH = [resolve(PROJECT_FOLDER, 'node_modules/.bin'), process.env.PATH].join(delimiter);

/** A child that does not answer Ctrl+C in this time is ended. */
const GRACE_MS = 10_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a command in the project's folder, in a process group of its own.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} options
 * @param {Record<string, string>} [options.env]
 * @param {number} options.timeoutMs - A command that takes longer is ended.
 * @param {boolean} [options.isHeld] - Its output is shown when it has ended, because another's is being shown.
 * @returns {Promise<boolean>} whether it succeeded.
 */
export async function run(command, args, { env = {}, timeoutMs, isHeld = false }) {
  const child = spawn(command, args, {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, PATH, ...env },
    stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  running.add(child);
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part));
  const timer = setTimeout(() => {
    console.log(`${command} took longer than ${timeoutMs / 60_000} minutes.`);
    end(child);
  }, timeoutMs);
  const code = await new Promise((settle) => {
    child.on('error', (error) => settle(error.message));
    child.on('close', settle);
  });
  clearTimeout(timer);
  running.delete(child);
  process.stdout.write(Buffer.concat(output));
  if (typeof code === 'string') console.log(code);
  return code === 0;
}

/** Ends what is running, then this process: the browsers below it get the chance to close. */
export function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      console.log('Stopping …');
      let count = running.size;
      if (count === 0) process.exit(130);
      for (const child of running) {
        child.on('close', () => {
          count -= 1;
          if (count === 0) process.exit(130); // Before the next step begins.
        });
        end(child);
      }
    });
  }
}

/** @param {import('node:child_process').ChildProcess} child */
function end(child) {
  const signalGroup = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group is gone already.
    }
  };
  signalGroup('SIGINT');
  setTimeout(() => signalGroup('SIGKILL'), GRACE_MS).unref();
}
