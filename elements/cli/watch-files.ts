import { watch } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { UNFINISHED_FILE } from '../site-files/replace-file.ts';

/** How long a file must be left alone before it is printed: editors and generators write in several steps. */
const SETTLE_MS = 100;

/**
 * Calls back with the files that changed below the given folders, or among the given files, until the signal comes. A
 * second call waits for the first.
 */
export async function watchFiles(
  folders: readonly string[],
  onChange: (files: readonly string[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const changed = new Set<string>();
  let work = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const files = [...changed];
    changed.clear();
    work = work.then(() => onChange(files));
  };
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, name) => {
      if (name === null || UNFINISHED_FILE.test(basename(name))) return;
      changed.add(resolve(join(folder, name)));
      clearTimeout(timer);
      timer = setTimeout(flush, SETTLE_MS);
    }),
  );
  await new Promise<void>((stop) => signal.addEventListener('abort', () => stop(), { once: true }));
  clearTimeout(timer);
  for (const watcher of watchers) watcher.close();
  await work;
}

/** The folders to watch for some paths: a folder itself, a file's own. */
export function foldersOf(paths: readonly string[], files: readonly string[]): readonly string[] {
  const named = paths.map((path) => resolve(path));
  return [...new Set(named.map((path) => (files.includes(path) ? dirname(path) : path)))];
}
