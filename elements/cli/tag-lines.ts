import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { escapeAttribute } from '../prerender/render-element.ts';
import type { TagArguments } from './arguments.ts';

/** What the build says of a flavour's files, in `integrity.json` (contract §6). */
interface IntegrityManifest {
  /** For who reads the hashes and thinks that nothing else can run. */
  readonly note: string;
  readonly baseUrl: string;
  readonly files: Readonly<Record<string, string>>;
  readonly snippets: {
    readonly script: Readonly<Record<string, string>>;
    readonly modulepreload: Readonly<Record<string, string>>;
    readonly texts: Readonly<Record<string, string>>;
  };
}

/** Without `./` the browser would take a relative address for the name of a package. */
const asAddress = (base: string) => (/^(?:[a-z][a-z\d+.-]*:|\.{0,2}\/)/i.test(base) ? base : `./${base}`);

/** An import map that holds every file to its hash, also those that come later (contract §6). */
function importMap(base: string, files: IntegrityManifest['files']): string {
  const integrity = Object.fromEntries(Object.entries(files).map(([file, hash]) => [asAddress(base) + file, hash]));
  return JSON.stringify({ integrity }).replaceAll('<', '\\u003c');
}

/**
 * The lines that a page's `<head>` gets: the import map, the script and preloads.
 *
 * @param distUrl - the folder of the built files, with its slash.
 * @returns `policy`: what a content policy must allow for what is inlined, as a line; `note`: what the lines do not do; else `''`.
 */
export async function tagLines(
  { base, elements, language, prefix, isInline, hasImportMap, isLite }: TagArguments,
  distUrl: URL,
): Promise<{ readonly lines: string; readonly policy: string; readonly note: string }> {
  const flavour = isLite ? '.lite' : '';
  const loaderName = `site-elements${flavour}.js`;
  const manifest: IntegrityManifest = JSON.parse(await readFile(new URL(`integrity${flavour}.json`, distUrl), 'utf8'));
  const { note, baseUrl, files, snippets } = manifest;
  const href = escapeAttribute(base);
  const own = prefix === undefined ? '' : ` data-prefix="${prefix}"`;
  const code = isInline ? await readFile(new URL(loaderName, distUrl), 'utf8') : '';
  const map = hasImportMap ? importMap(base, files) : '';
  // The script comes before the preloads: it is short, and the page waits for it.
  const script = isInline
    ? `<script${own} data-base="${baseUrl}">${code}</script>`
    : snippets.script[loaderName]?.replace('<script', `<script${own}`);
  const texts = language && snippets.texts[language];
  const preloads = [...elements.map((name) => snippets.modulepreload[`site-${name}`]), texts];
  const placed = [script, ...preloads.flatMap((lines) => lines?.split('\n'))].flatMap(
    (line) => line?.replace(`="${baseUrl}`, () => `="${href}`) ?? [],
  );
  const mapLine = map && `<script type="importmap">${map}</script>\n`; // No module may have been asked for before it.
  const hashes = [map, code].flatMap((text) =>
    text ? ` 'sha256-${createHash('sha256').update(text).digest('base64')}'` : [],
  );
  return {
    lines: `${mapLine}${[...new Set(placed)].join('\n')}\n`, // Elements share files.
    policy: hashes.length > 0 ? `script-src 'self'${hashes.join('')}\n` : '',
    note: !hasImportMap && placed.some((line) => line.includes(' integrity="')) ? `${note}\n` : '',
  };
}
