import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';

let fileCount = 0;

/** What files in the making are called, so that none is taken for a page. */
export const UNFINISHED_FILE = /^\.site-elements-\d+-\d+-\d+\.tmp$/;

/**
 * Replaces a file's content in one step: whenever the process ends, the file is the old one or the new one, never half of
 * it. Its permissions stay; where the path is a link, what it leads to is replaced.
 *
 * @throws if it is read-only, or its folder cannot be written to.
 */
export async function replaceFile(path: string, bytes: Buffer): Promise<void> {
  const file = await realpath(path);
  const { mode } = await stat(file);
  if ((mode & 0o222) === 0) throw new Error('is read-only');
  fileCount += 1;
  const unfinished = join(dirname(file), `.site-elements-${process.pid}-${threadId}-${fileCount}.tmp`);
  try {
    await writeFile(unfinished, bytes, { flag: 'wx' });
    await chmod(unfinished, mode);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
