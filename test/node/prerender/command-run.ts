import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, beforeEach } from 'node:test';
import { builtModuleFile } from './built.ts';

const COMMAND = builtModuleFile('command');

export const NAVIGATION = JSON.stringify({
  logo: { title: 'Vendor' },
  navigation: [{ title: 'Pricing', url: '/pricing' }],
});
export const HEADER = `<site-header><script type="application/json">${NAVIGATION}</script></site-header>`;
export const PAGE = `<!doctype html><title>Page</title>${HEADER}<p>Text`;

/** Where the command runs; empty before every test. */
export const folder = mkdtempSync(join(tmpdir(), 'site-elements-command-'));
after(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
});

export interface RunOptions {
  readonly input?: string | Buffer;
  readonly env?: object;
  /** Default: `folder`. */
  readonly cwd?: string;
}

export interface CommandRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly bytes: Buffer;
}

/** Starts the command; `ended` says how it went. */
export function start(args: readonly string[], options: RunOptions = {}) {
  const child = execFile(process.execPath, [COMMAND, ...args], {
    cwd: options.cwd ?? folder,
    encoding: 'buffer',
    maxBuffer: 1e8,
    env: { ...process.env, NODE_ENV: undefined, ...options.env },
  });
  child.stdin?.end(options.input ?? '');
  const output: Record<'stdout' | 'stderr', Buffer[]> = { stdout: [], stderr: [] };
  child.stdout?.on('data', (data) => output.stdout.push(data));
  child.stderr?.on('data', (data) => output.stderr.push(data));
  const ended = new Promise<CommandRun>((resolve) =>
    child.on('close', (code) => {
      const bytes = Buffer.concat(output.stdout);
      resolve({ code, bytes, stdout: bytes.toString(), stderr: Buffer.concat(output.stderr).toString() });
    }),
  );
  return { child, ended, said: () => Buffer.concat(output.stderr).toString() };
}

export const run = (args: readonly string[], options?: RunOptions) => start(args, options).ended;

export function write(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

export const read = (name: string) => readFileSync(join(folder, name), 'utf8');
export const isPrinted = (html: string) => html.includes(`<template shadowrootmode="open"`);
