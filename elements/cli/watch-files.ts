import { existsSync, statSync, watch } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UNFINISHED_FILE } from '../site-files/replace-file.ts';

/** How long a file must be left alone before it is printed: editors and generators write in several steps. */
const SETTLE_MS = 100;

/** How systems say that what is watched has gone. */
const GONE = ['ENOENT', 'EPERM'];

/** Tells a folder from a later one of its name, which may have got its number again. */
function identityOf(folder: string): string {
  const stats = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return `${stats?.ino} ${stats?.birthtimeNs}`;
}

/**
 * Calls back with each path that changes below a folder, until it goes or the signal comes.
 *
 * @throws the system's error if it cannot be watched.
 */
function watchFolder(folder: string, onChange: (path: string) => void, signal: AbortSignal): Promise<void> {
  return new Promise((end, fail) => {
    const identity = identityOf(folder);
    const watcher = watch(folder, { recursive: true, signal }, (_, name) => {
      if (name && !UNFINISHED_FILE.test(basename(name))) onChange(join(folder, name));
      // Without a name it is the folder itself that went; a new one in its place is another to the system.
      if (!name || identityOf(folder) !== identity) watcher.close();
    });
    watcher.on('close', end);
    watcher.on('error', (error) => {
      fail(error);
      watcher.close();
    });
  });
}

/** The same, and goes on when a folder that has gone is there again: generators empty theirs by removing it. */
async function keepWatching(folder: string, onChange: (path: string) => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await watchFolder(folder, onChange, signal).catch((error: NodeJS.ErrnoException) => {
      if (!GONE.includes(error.code ?? '')) throw error;
    });
    onChange(folder);
    do
      await wait(SETTLE_MS, undefined, { signal }).catch(() => {}); // Ended by the signal.
    while (!signal.aborted && !existsSync(folder));
    onChange(folder);
  }
}

/**
 * Calls back with the files that changed below the given folders, or among the given files, until the signal comes. A
 * second call waits for the first.
 *
 * @throws if watching or a callback fails.
 */
export async function watchFiles(
  folders: readonly string[],
  onChange: (files: readonly string[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end, { once: true });
  const changed = new Set<string>();
  let work = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const files = [...changed];
    changed.clear();
    work = work.then(() => onChange(files));
    work.catch(end);
  };
  const note = (path: string) => {
    changed.add(resolve(path));
    clearTimeout(timer);
    timer = setTimeout(flush, SETTLE_MS);
  };
  try {
    await Promise.all(folders.map((folder) => keepWatching(folder, note, ending.signal)));
  } finally {
    end();
    clearTimeout(timer);
    await work;
  }
}

/** The folders to watch for some paths: a folder itself, a file's own. */
export function foldersOf(paths: readonly string[], files: readonly string[]): readonly string[] {
  const named = paths.map((path) => resolve(path));
  return [...new Set(named.map((path) => (files.includes(path) ? dirname(path) : path)))];
}
