import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { escapeAttribute } from '../prerender/render-element.ts';
import type { TagArguments } from './arguments.ts';

/** What the build says of a flavour's files, in `integrity.json` (contract §6). */
interface IntegrityManifest {
  readonly baseUrl: string;
  readonly snippets: {
    readonly script: Readonly<Record<string, string>>;
    readonly modulepreload: Readonly<Record<string, string>>;
    readonly texts: Readonly<Record<string, string>>;
  };
}

/**
 * The lines that a page's `<head>` gets: preloads and the script.
 *
 * @param distUrl - the folder of the built files, with its slash.
 * @returns `policy`: what a content policy must allow for an inlined loader, as a line; else `''`.
 */
export async function tagLines(
  { base, elements, language, prefix, isInline, isLite }: TagArguments,
  distUrl: URL,
): Promise<{ readonly lines: string; readonly policy: string }> {
  const flavour = isLite ? '.lite' : '';
  const loaderName = `site-elements${flavour}.js`;
  const manifest: IntegrityManifest = JSON.parse(await readFile(new URL(`integrity${flavour}.json`, distUrl), 'utf8'));
  const { baseUrl, snippets } = manifest;
  const href = escapeAttribute(base);
  const own = prefix === undefined ? '' : ` data-prefix="${prefix}"`;
  const code = isInline ? await readFile(new URL(loaderName, distUrl), 'utf8') : '';
  // The script comes first: it is short, and the page waits for it.
  const script = isInline
    ? `<script${own} data-base="${baseUrl}">${code}</script>`
    : snippets.script[loaderName]?.replace('<script', `<script${own}`);
  const texts = language && snippets.texts[language];
  const preloads = [...elements.map((name) => snippets.modulepreload[`site-${name}`]), texts];
  const placed = [script, ...preloads.flatMap((lines) => lines?.split('\n'))].flatMap(
    (line) => line?.replace(`="${baseUrl}`, () => `="${href}`) ?? [],
  );
  const hash = createHash('sha256').update(code).digest('base64');
  return {
    lines: `${[...new Set(placed)].join('\n')}\n`, // Elements share files.
    policy: isInline ? `script-src 'self' 'sha256-${hash}'\n` : '',
  };
}
