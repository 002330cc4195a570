import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PROJECT_FOLDER } from '../runner/paths.ts';

const LISTS = resolve(import.meta.dirname, 'peers');
const FOLDER = resolve(PROJECT_FOLDER, '.build/bench/peers');

/** Where the packages are that the bench alone needs. */
export const PEER_MODULES = resolve(FOLDER, 'node_modules');

/** The text of a file of a peer's package. */
export const peerFile = (path: string) => readFileSync(resolve(PEER_MODULES, path), 'utf8');

/**
 * Installs what ours is measured beside (`test/bench/peers/package.json`), once: neither the project nor its package
 * has it. React is the project's own.
 *
 * @returns whether it is there; without network the bench leaves it out.
 */
export function installPeers(): boolean {
  const lock = 'package-lock.json';
  const wanted = readFileSync(resolve(LISTS, lock), 'utf8');
  const isThere = existsSync(PEER_MODULES) && readFileSync(resolve(FOLDER, lock), 'utf8') === wanted;
  if (isThere) return true;
  mkdirSync(FOLDER, { recursive: true });
  for (const name of ['package.json', lock]) copyFileSync(resolve(LISTS, name), resolve(FOLDER, name));
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    execFileSync('npm', ['ci', ...options], { cwd: FOLDER, stdio: 'inherit', shell: process.platform === 'win32' });
    return true;
  } catch {
    console.warn('Radix, Red Hat, Algolia and Downshift are left out: npm cannot install test/bench/peers.');
    return false;
  }
}
