import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { ElementName } from '../prerender/tag-of-data.ts';
import { countOf, elementName, UsageError, type Values } from './command-line.ts';

/** Files and folders to be worked on. */
interface FilesArguments {
  readonly paths: readonly string[];
  readonly root: string | undefined;
  readonly baseUrl: string | undefined;
  readonly prefix: string | undefined;
  readonly isWatching: boolean;
  readonly isQuiet: boolean;
  readonly jobCount: number;
}

/** Pages to be printed; `-` alone: the page comes by standard input and goes to standard output. */
export interface PrerenderArguments extends FilesArguments {
  readonly command: 'prerender';
  readonly url: string | undefined;
  readonly siteOrigin: string | undefined;
  readonly panels: 'full' | 'bar';
  readonly linkStyles: string | undefined;
  readonly hasCleanUrls: boolean;
}

/** Pages and documents to be looked at. */
export interface ValidateArguments extends FilesArguments {
  readonly command: 'validate';
  /** Pages and documents of live sites; with `isSitemap`, sitemaps. */
  readonly addresses: readonly URL[];
  /** Whose data documents are; `undefined`: their keys tell. */
  readonly element: ElementName | undefined;
  readonly isSitemap: boolean;
  readonly maxPageCount: number;
}

/** More threads cost memory and gain little: reading and writing take their share. */
const MAX_JOBS_COUNT = 4;

function filesArguments(paths: readonly string[], values: Values): FilesArguments {
  if (paths.length === 0) throw new UsageError('expected files or folders.');
  const { jobs } = values;
  return {
    paths,
    root: values.root === undefined ? undefined : resolve(values.root),
    baseUrl: values['base-url'],
    prefix: values.prefix,
    isWatching: values.watch,
    isQuiet: values.quiet,
    jobCount: jobs === undefined ? Math.min(availableParallelism(), MAX_JOBS_COUNT) : countOf('jobs', jobs),
  };
}

/** @throws {UsageError} */
export function prerenderArguments(paths: readonly string[], values: Values): PrerenderArguments {
  if (paths.includes('-') && (paths.length > 1 || values.watch))
    throw new UsageError('- stands alone, with prerender and without --watch.');
  return {
    command: 'prerender',
    ...filesArguments(paths, values),
    url: values.url,
    siteOrigin: values['site-origin'],
    panels: values.panels as PrerenderArguments['panels'],
    linkStyles: values['link-styles'],
    hasCleanUrls: values['clean-urls'],
  };
}

/** An address, and not the `C:` of a Windows path. */
const ADDRESS = /^https?:\/\//i;

/** @throws {UsageError} */
export function validateArguments(all: readonly string[], values: Values): ValidateArguments {
  const { element, sitemap, watch } = values;
  if (all.includes('-')) throw new UsageError('- stands alone, with prerender and without --watch.');
  const named = all.filter((path) => ADDRESS.test(path));
  for (const address of named) if (!URL.canParse(address)) throw new UsageError(`"${address}" is no address.`);
  const paths = all.filter((path) => !ADDRESS.test(path));
  if (sitemap && paths[0] !== undefined)
    throw new UsageError(`--sitemap takes addresses, such as https://www.vendor.example/, not "${paths[0]}".`);
  if (watch && named.length > 0) throw new UsageError('--watch takes files and folders only.');
  return {
    command: 'validate',
    ...filesArguments(all, values),
    paths,
    addresses: named.map((address) => new URL(address)),
    element: element === undefined ? undefined : elementName('element', element),
    isSitemap: sitemap,
    maxPageCount: countOf('max-pages', values['max-pages']),
  };
}
