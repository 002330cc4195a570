import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { ElementName } from '../prerender/tag-of-data.ts';
import { decodePage } from '../site-files/page-text.ts';
import { type FileReport, reasonOf } from '../site-files/print-file.ts';
import { problemLine } from '../site-files/problem-line.ts';
import { type SiteFiles, sourceLoader } from '../site-files/site-files.ts';
import { elementOfText } from './json-faults.ts';
import { validateJson } from './validate-json.ts';
import { validatePage } from './validate-page.ts';

/** What is the same for all files of a run; it can be sent to a worker. */
export interface ValidateOptions {
  readonly site: SiteFiles;
  readonly prefix: string | undefined;
  /** Whose data documents are; `undefined`: their keys tell. */
  readonly element: ElementName | undefined;
  /** The files that were named, as absolute paths; of others, documents count by their keys only. */
  readonly named: readonly string[];
}

/**
 * Looks at one file after the other; never throws for what is in one.
 *
 * @returns a function for one file, whose report is `failed` if it cannot be read.
 */
export function fileValidator({
  site,
  prefix,
  element,
  named,
}: ValidateOptions): (file: string) => Promise<FileReport> {
  const loader = sourceLoader(site);
  return async (file) => {
    const name = relative('', file);
    try {
      const text = decodePage(await readFile(file)).text.replace(/^\ufeff/, '');
      if (/\.json$/i.test(file)) {
        const isData = element || named.includes(file) || elementOfText(text);
        return { status: 'unchanged', messages: isData ? validateJson(name, text, element, prefix) : [] };
      }
      const { problems } = await validatePage(text, loader(file), prefix);
      return { status: 'unchanged', messages: problems.map((problem) => problemLine(problem, file, site)) };
    } catch (error) {
      return { status: 'failed', messages: [`${name}: ${reasonOf(error)}`] };
    }
  };
}
