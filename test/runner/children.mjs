import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

// Plain JavaScript for Node 20, like run.mjs.

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');

/** Child processes find the project's own Node and tools first. */
const PATH = [resolve(PROJECT_FOLDER, 'node_modules/.bin'), process.env.PATH].join(delimiter);

/** A child that does not answer Ctrl+C in this time is ended. */
const GRACE_MS = 10_000;

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;

/**
 * Runs a command in the project's folder, its output shown, in a process group of its own.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, timeoutMs: number }} options - A command that takes longer is ended.
 * @returns {Promise<boolean>} whether it succeeded.
 */
export async function run(command, args, { env = {}, timeoutMs }) {
  const child = spawn(command, args, {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, PATH, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  running = child;
  const timer = setTimeout(() => {
    console.log(`${command} took longer than ${timeoutMs / 60_000} minutes.`);
    end(child);
  }, timeoutMs);
  const code = await new Promise((settle) => {
    child.on('error', (error) => settle(error.message));
    child.on('close', settle);
  });
  clearTimeout(timer);
  running = undefined;
  if (typeof code === 'string') console.log(code);
  return code === 0;
}

/** Ends what is running, then this process: the browsers below it get the chance to close. */
export function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      console.log('Stopping …');
      if (running === undefined) process.exit(130);
      running.on('close', () => process.exit(130));
      end(running);
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
