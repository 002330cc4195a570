import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { zipSync } from 'fflate';
import { globSync } from 'tinyglobby';
import manifest from '../package.json' with { type: 'json' };
import { previewScript } from './preview-script.ts';

/** Files by their paths, with slashes. */
export type Files = Readonly<Record<string, Uint8Array>>;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * What a person downloads who has neither Node nor npm.
 *
 * @param projectFolder - with what `npm run build` has written.
 * @returns its files, sorted by their paths.
 */
export async function downloadFiles(projectFolder: string): Promise<Files> {
  const read = (path: string) => readFileSync(resolve(projectFolder, path));
  const find = (pattern: string) => globSync(pattern, { cwd: projectFolder, expandDirectories: false });
  const example = `${read('release/page/example.html')}`;
  const filled = (name: string) =>
    Buffer.from(
      `${read(`release/page/${name}`)}`
        .replaceAll('{version}', manifest.version)
        .replace('{exampleText}', () => escapeHtml(example))
        .replace('{example}', () => example),
    );
  const files: Files = {
    ...Object.fromEntries(find('dist/**').map((path) => [path.replace('dist', 'site-elements'), read(path)])),
    ...Object.fromEntries(
      find('elements/*.{md,openapi.json}').map((path) => [`reference/${basename(path)}`, read(path)]),
    ),
    'CHANGELOG.md': read('CHANGELOG.md'),
    LICENSE: read('LICENSE'),
    'README.txt': filled('README.txt'),
    'THIRD-PARTY-NOTICES': read('dist/THIRD-PARTY-NOTICES'),
    'index.html': filled('index.html'),
    'preview.js': Buffer.from(await previewScript(projectFolder)),
  };
  return sorted({ ...files, SHA256SUMS: Buffer.from(checksums(files)) });
}

/** What `sha256sum --check` reads. */
export function checksums(files: Files): string {
  return Object.entries(sorted(files))
    .map(([path, content]) => `${createHash('sha256').update(content).digest('hex')}  ${path}\n`)
    .join('');
}

/** A zip of files in a folder of their own: the same bytes for the same files, wherever and whenever it is made. */
export function zipOf(files: Files, folder: string): Uint8Array {
  const placed = Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]));
  // The beginning of what zips can tell. fflate writes the local time, so this is the same everywhere.
  return zipSync(sorted(placed), { level: 9, mtime: new Date(1980, 0, 1) });
}

function sorted(files: Files): Record<string, Uint8Array> {
  return Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
}
