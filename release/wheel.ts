import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Builds the package for Sphinx and MkDocs, with the served files that `npm run build` has written. The same tree gives the same
 * bytes: its build tool is pinned and writes no time.
 *
 * @param folder - where the wheel is put.
 * @returns its name; `undefined`, with the reason told, where there is no Python that can build it.
 */
export function buildWheel(projectFolder: string, folder: string): string | undefined {
  const args = [
    '-m',
    'pip',
    'wheel',
    '--quiet',
    '--no-deps',
    '--wheel-dir',
    folder,
    resolve(projectFolder, 'packages/python'),
  ];
  const { status, error } = spawnSync('python3', args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) return readdirSync(folder).find((name) => name.endsWith('.whl'));
  console.log(
    `The package for Sphinx and MkDocs is left out: ${error?.message ?? 'pip could not build it, see above'}.`,
  );
  return undefined;
}
