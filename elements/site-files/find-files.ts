import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { glob } from 'tinyglobby';

/** What a run works on. */
export interface FoundFiles {
  /** Absolute paths, each once, in their order. */
  readonly files: readonly string[];
  /** The site's root where none is given: the folder, if it is one and the only path. */
  readonly root: string;
  /** Of the given paths those that are not there. */
  readonly missing: readonly string[];
}

/** Pages anywhere below a folder. */
const PAGES = '**/*.{html,htm}';

/** Finds the pages of folders; files are taken as they are named. */
export async function findFiles(paths: readonly string[]): Promise<FoundFiles> {
  const files = new Set<string>();
  const missing: string[] = [];
  let root = process.cwd();
  for (const path of paths.map((name) => resolve(name))) {
    const stats = await stat(path).catch(() => undefined);
    if (!stats?.isDirectory()) {
      if (stats) files.add(path);
      else missing.push(path);
      continue;
    }
    if (paths.length === 1) root = path;
    const found = await glob(PAGES, { cwd: path, absolute: true, dot: true, ignore: ['**/node_modules/**'] });
    for (const file of found.sort()) files.add(resolve(file));
  }
  return { files: [...files], root, missing };
}
