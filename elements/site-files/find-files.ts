import { stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';

/** What a run works on. */
export interface FoundFiles {
  /** Absolute paths, each once, in their order. */
  readonly files: readonly string[];
  /** The site's root where none is given: the folder, if it is one and the only path. */
  readonly root: string;
  /** Of the files those that were named themselves, or by a pattern. */
  readonly named: readonly string[];
  /** Of the given paths those that are not there, absolute. */
  readonly missing: readonly string[];
}

/** Pages anywhere below a folder. */
const PAGES = '**/*.{html,htm}';
export const PAGES_AND_DOCUMENTS = '**/*.{html,htm,json}';

/** A pattern as globs are written: with slashes, also where paths have backslashes. */
export function globPattern(path: string, separator = sep): string {
  return path.replaceAll(separator, '/');
}

/** Files of a pattern that no shell has filled in, as on Windows. */
async function matching(path: string): Promise<readonly string[]> {
  const pattern = globPattern(path);
  return isDynamicPattern(pattern) ? glob(pattern, { absolute: true, expandDirectories: false }) : [];
}

/** Finds the pages of folders, or what another pattern says; files are taken as they are named, and as patterns name them. */
export async function findFiles(paths: readonly string[], wanted = PAGES): Promise<FoundFiles> {
  const files = new Set<string>();
  const named: string[] = [];
  const missing: string[] = [];
  let root = process.cwd();
  for (const name of paths) {
    const path = resolve(name);
    const stats = await stat(path).catch(() => undefined);
    const isFolder = stats?.isDirectory() === true;
    if (isFolder && paths.length === 1) root = path;
    const found = isFolder
      ? await glob(wanted, { cwd: path, absolute: true, dot: true, ignore: ['**/node_modules/**'] })
      : stats
        ? [path]
        : await matching(name);
    if (found.length === 0 && !isFolder) missing.push(path);
    const sorted = found.map((file) => resolve(file)).sort();
    for (const file of sorted) files.add(file);
    if (!isFolder) named.push(...sorted);
  }
  return { files: [...files], root, named, missing };
}
