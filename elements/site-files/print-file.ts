import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { type PrerenderOptions, prerender } from '../prerender/prerender-page.ts';
import { decodePage, encodePage } from './page-text.ts';
import { problemLine } from './problem-line.ts';
import { replaceFile } from './replace-file.ts';
import { pageUrl, type SiteFiles, sourceLoader } from './site-files.ts';

/** What is the same for all files of a run; it can be sent to a worker. */
export interface FileOptions {
  readonly site: SiteFiles;
  readonly page: Pick<PrerenderOptions, 'siteOrigin' | 'prefix' | 'panels' | 'styles'>;
}

/** What became of a file. */
export interface FileReport {
  readonly status: 'written' | 'unchanged' | 'failed';
  /** One line each: file, line, column, what is wrong. */
  readonly messages: readonly string[];
}

/** The system's errors say more than a person needs: `EACCES: permission denied, open '…'`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? `cannot be read or written: ${error.message}` : error.message;
}

/**
 * Prints one file after the other; never throws for what is in one.
 *
 * @returns a function for one file. What it reads beside the pages it reads once.
 */
export function filePrinter({ site, page }: FileOptions): (file: string) => Promise<FileReport> {
  const loader = sourceLoader(site);
  return async (file) => {
    try {
      const { text, encoding } = decodePage(await readFile(file));
      const options = { ...page, url: pageUrl(file, site), load: loader(file) };
      const { html, problems } = await prerender(text, options);
      const messages = problems.map((problem) => problemLine(problem, file, site));
      if (problems.some(({ isFatal }) => isFatal)) return { status: 'failed', messages };
      if (html === text) return { status: 'unchanged', messages };
      await replaceFile(file, encodePage({ text: html, encoding }));
      return { status: 'written', messages };
    } catch (error) {
      return { status: 'failed', messages: [`${relative('', file)}: ${reasonOf(error)}`] };
    }
  };
}
