import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import type { Site } from './build-site.ts';

/**
 * Makes the static index of `<site-search provider="pagefind">` from the content pages that have been built, as
 * `npx pagefind --site <folder>` would, but under the clean addresses that the server knows. It stands at `/pagefind/`.
 *
 * @throws {Error} if Pagefind refuses a page.
 */
export async function buildPagefind({ directory, pages }: Site): Promise<void> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(`Pagefind makes no index: ${errors.join(' ')}`);
  for (const { path, file } of pages) {
    const { errors } = await index.addHTMLFile({ url: path, content: readFileSync(join(directory, file), 'utf8') });
    if (errors.length > 0) throw new Error(`Pagefind cannot read ${file}: ${errors.join(' ')}`);
  }
  const { errors: unmade, files } = await index.getFiles();
  if (unmade.length > 0) throw new Error(`Pagefind makes no index: ${unmade.join(' ')}`);
  // Its own `writeFiles` answers before the last bytes are on the disk, so a server that starts at once serves less.
  for (const { path, content } of files) {
    const file = join(directory, 'pagefind', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await close();
}
