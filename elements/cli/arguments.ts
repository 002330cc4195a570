import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What a person asked for. */
export interface CommandArguments {
  readonly command: 'prerender' | 'validate';
  /** Files and folders; `-` alone: the page comes by standard input and goes to standard output. */
  readonly paths: readonly string[];
  readonly root: string | undefined;
  readonly baseUrl: string | undefined;
  readonly url: string | undefined;
  readonly siteOrigin: string | undefined;
  readonly prefix: string | undefined;
  readonly panels: 'full' | 'bar';
  readonly linkStyles: string | undefined;
  readonly hasCleanUrls: boolean;
  readonly isWatching: boolean;
  readonly isQuiet: boolean;
  readonly jobCount: number;
}

export const USAGE = `site-elements prerender [options] <files or folders>   prints the elements into the pages, as HTML
site-elements prerender [options] -                    the same for one page, from standard input to standard output
site-elements validate [options] <files or folders>    says what is wrong with the data of pages and of .json files

  --base-url <url>      what the site's root is served as; marks current links, and tells the language by the path
  --root <folder>       the site's root; default: the folder given, or the current one
  --clean-urls          pages are served without .html
  --url <url>           the page's address, with -
  --site-origin <url>   the main site's origin, as the attribute site-origin
  --prefix <name>       acme for <acme-header>; default: site
  --panels full|bar     every link of every panel (default), or of each panel the links of its titles
  --link-styles <href>  link prerender.css, which is at this address, instead of inline styles
  --watch               print again what changes
  --jobs <count>        threads to use at most
  --quiet               no progress, no summary
  --help                this text

Ends with 0 if all went well, 1 if a page was left as it is or, with validate, if anything is wrong, 2 for wrong
options, 130 if it was interrupted.
`;

/** A mistake in what was asked for, such as an option or a path; the message says which. */
export class UsageError extends Error {}

/** More threads cost memory and gain little: reading and writing take their share. */
const MAX_JOBS_COUNT = 4;

const OPTIONS = {
  root: { type: 'string' },
  'base-url': { type: 'string' },
  url: { type: 'string' },
  'site-origin': { type: 'string' },
  prefix: { type: 'string' },
  panels: { type: 'string', default: 'full' },
  'link-styles': { type: 'string' },
  'clean-urls': { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  jobs: { type: 'string' },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function checkUrl(name: string, url: string | undefined): void {
  if (url !== undefined && !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new UsageError(`--${name} is "${url}"; expected an absolute http(s) address.`);
}

/**
 * Reads the command line.
 *
 * @returns `undefined` if help was asked for.
 * @throws {UsageError}
 */
export function readArguments(args: readonly string[]): CommandArguments | undefined {
  const { values, positionals } = readOptions(args);
  const [command, ...paths] = positionals;
  if (values.help) return undefined;
  if (command !== 'prerender' && command !== 'validate')
    throw new UsageError(`expected prerender or validate${command === undefined ? '' : `, not "${command}"`}.`);
  if (paths.length === 0) throw new UsageError('expected files or folders.');
  if (paths.includes('-') && (paths.length > 1 || values.watch || command === 'validate'))
    throw new UsageError('- stands alone, with prerender and without --watch.');
  const { panels, prefix, jobs } = values;
  if (panels !== 'full' && panels !== 'bar') throw new UsageError(`--panels is "${panels}"; expected full or bar.`);
  if (prefix !== undefined && !/^[a-z][a-z0-9]*$/.test(prefix))
    throw new UsageError(`--prefix is "${prefix}"; expected a word of lowercase letters and digits.`);
  const jobCount = jobs === undefined ? Math.min(availableParallelism(), MAX_JOBS_COUNT) : Number(jobs);
  if (!Number.isInteger(jobCount) || jobCount < 1)
    throw new UsageError(`--jobs is "${jobs}"; expected a number, 1 or more.`);
  for (const name of ['base-url', 'url', 'site-origin'] as const) checkUrl(name, values[name]);
  return {
    command,
    paths,
    root: values.root === undefined ? undefined : resolve(values.root),
    baseUrl: values['base-url'],
    url: values.url,
    siteOrigin: values['site-origin'],
    prefix,
    panels,
    linkStyles: values['link-styles'],
    hasCleanUrls: values['clean-urls'],
    isWatching: values.watch,
    isQuiet: values.quiet,
    jobCount,
  };
}
