// Long, because it is the one list of what the command takes, with the words for each.
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localeOfTag } from '../../src/core/locale/find-locale.ts';
import { LOCALES, type ShortCode } from '../../src/core/locale/locales.ts';
import type { ElementName } from '../prerender/tag-of-data.ts';

/** Pages and documents to be printed or looked at. */
export interface PagesArguments {
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

/** One element to be printed from its data, for every page. */
export interface PrintArguments extends Pick<PagesArguments, 'siteOrigin' | 'prefix' | 'panels' | 'linkStyles'> {
  readonly command: 'print';
  /** A JSON document; `-`: standard input. */
  readonly path: string;
  readonly locale: string;
  readonly tag: ElementName | undefined;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The lines that bring the elements to a page. */
export interface TagArguments {
  readonly command: 'tag';
  /** Where the files are served; ends with a slash. */
  readonly base: string;
  /** Whose code is preloaded. */
  readonly elements: readonly ElementName[];
  readonly language: ShortCode | undefined;
  readonly prefix: string | undefined;
  readonly isInline: boolean;
  readonly hasImportMap: boolean;
  readonly isLite: boolean;
}

/** What a person asked for. */
export type CommandArguments = PagesArguments | PrintArguments | TagArguments;

export const USAGE = `site-elements prerender [options] <files or folders>   prints the elements into the pages, as HTML
site-elements prerender [options] -                    the same for one page, from standard input to standard output
site-elements validate [options] <files or folders>    says what is wrong with the data of pages and of .json files
site-elements print --locale de-de <file.json or ->    prints one element, to be included in every page of a language
site-elements tag [options]                            prints the script tag and preloads, to be copied

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

print takes --prefix, --site-origin, --panels, --link-styles, and
  --locale <code>       the language, such as de-de
  --tag <name>          header, subnav or search; default: what the data tells
  --attribute <n=v>     an attribute of the tag, such as hydrate=intent; may be repeated

tag takes --prefix, and
  --base <address>      where the files are served; default: /site-elements/
  --elements <names>    preload the code of these: header,subnav,search
  --locale <code>       and the texts of this language
  --inline              the loader itself instead of its address; its hash for a content policy goes to standard error
  --importmap           an import map that holds every file to its hash, with its own for a content policy
  --lite                the light flavour

Ends with 0 if all went well, 1 if a page was left as it is or, with validate, if anything is wrong, 2 for wrong
options, 130 if it was interrupted. print ends with 1, and prints nothing, if its data cannot be read or shows nothing.
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
  locale: { type: 'string' },
  tag: { type: 'string' },
  attribute: { type: 'string', multiple: true },
  base: { type: 'string', default: '/site-elements/' },
  elements: { type: 'string' },
  inline: { type: 'boolean', default: false },
  importmap: { type: 'boolean', default: false },
  lite: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type Command = CommandArguments['command'];

const PAGE_OPTIONS = ['root', 'base-url', 'url', 'site-origin', 'prefix', 'panels', 'link-styles', 'clean-urls'];

/** The commands with the options that each one takes. */
const COMMANDS: Readonly<Record<Command, readonly string[]>> = {
  prerender: [...PAGE_OPTIONS, 'watch', 'jobs', 'quiet'],
  validate: [...PAGE_OPTIONS, 'watch', 'jobs', 'quiet'],
  print: ['locale', 'tag', 'attribute', 'prefix', 'site-origin', 'panels', 'link-styles'],
  tag: ['base', 'elements', 'locale', 'prefix', 'inline', 'importmap', 'lite'],
};

const ELEMENT_NAMES: readonly ElementName[] = ['header', 'subnav', 'search'];

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, tokens: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function checkUrl(name: string, url: string | undefined): void {
  if (url !== undefined && !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new UsageError(`--${name} is "${url}"; expected an absolute http(s) address.`);
}

type Values = ReturnType<typeof readOptions>['values'];

function pagesArguments(command: PagesArguments['command'], paths: readonly string[], values: Values): PagesArguments {
  if (paths.length === 0) throw new UsageError('expected files or folders.');
  if (paths.includes('-') && (paths.length > 1 || values.watch || command === 'validate'))
    throw new UsageError('- stands alone, with prerender and without --watch.');
  const { prefix, jobs } = values;
  const jobCount = jobs === undefined ? Math.min(availableParallelism(), MAX_JOBS_COUNT) : Number(jobs);
  if (!Number.isInteger(jobCount) || jobCount < 1)
    throw new UsageError(`--jobs is "${jobs}"; expected a number, 1 or more.`);
  return {
    command,
    paths,
    root: values.root === undefined ? undefined : resolve(values.root),
    baseUrl: values['base-url'],
    url: values.url,
    siteOrigin: values['site-origin'],
    prefix,
    panels: values.panels as PagesArguments['panels'],
    linkStyles: values['link-styles'],
    hasCleanUrls: values['clean-urls'],
    isWatching: values.watch,
    isQuiet: values.quiet,
    jobCount,
  };
}

function elementName(option: string, text: string): ElementName {
  const name = ELEMENT_NAMES.find((known) => known === text);
  if (!name) throw new UsageError(`--${option} is "${text}"; expected header, subnav or search.`);
  return name;
}

function shortCodeOf(locale: string): ShortCode {
  const { shortCode } = localeOfTag(locale) ?? {};
  if (!shortCode)
    throw new UsageError(`--locale is "${locale}"; expected one of ${LOCALES.map(({ code }) => code).join(', ')}.`);
  return shortCode;
}

/** `hydrate=intent`, or `announcement` alone. */
function attributeOf(text: string): readonly [name: string, value: string] {
  const [, name = '', value = ''] = /^([a-z][\w-]*)(?:=(.*))?$/s.exec(text) ?? [];
  if (name === '') throw new UsageError(`--attribute is "${text}"; expected a name, or name=value.`);
  if (name === 'page-url' || name === 'locale')
    throw new UsageError(
      `--attribute is "${text}"; a fragment ${name === 'locale' ? 'has --locale for it' : 'is for every page'}.`,
    );
  return [name, value];
}

function printArguments(paths: readonly string[], values: Values): PrintArguments {
  const { locale, tag, prefix, attribute = [] } = values;
  const [path] = paths;
  if (path === undefined || paths.length > 1) throw new UsageError('expected one .json file, or - for standard input.');
  if (locale === undefined) throw new UsageError('expected --locale, such as de-de: the language that is printed.');
  shortCodeOf(locale);
  return {
    command: 'print',
    path,
    locale,
    tag: tag === undefined ? undefined : elementName('tag', tag),
    attributes: Object.fromEntries(attribute.map(attributeOf)),
    siteOrigin: values['site-origin'],
    prefix,
    panels: values.panels as PrintArguments['panels'],
    linkStyles: values['link-styles'],
  };
}

function tagArguments(paths: readonly string[], values: Values): TagArguments {
  if (paths[0] !== undefined) throw new UsageError(`tag takes options only, not "${paths[0]}".`);
  const { base, elements, locale, prefix, inline, importmap, lite } = values;
  return {
    command: 'tag',
    base: base.endsWith('/') ? base : `${base}/`,
    elements: (elements?.split(',') ?? []).map((name) => elementName('elements', name.trim())),
    language: locale === undefined ? undefined : shortCodeOf(locale),
    prefix,
    isInline: inline,
    hasImportMap: importmap,
    isLite: lite,
  };
}

/**
 * Reads the command line.
 *
 * @returns `undefined` if help was asked for.
 * @throws {UsageError}
 */
export function readArguments(args: readonly string[]): CommandArguments | undefined {
  const { values, positionals, tokens } = readOptions(args);
  const [name, ...paths] = positionals;
  if (values.help) return undefined;
  const command = (Object.keys(COMMANDS) as Command[]).find((known) => known === name);
  if (!command)
    throw new UsageError(`expected prerender, validate, print or tag${name === undefined ? '' : `, not "${name}"`}.`);
  const stray = tokens.find((token) => token.kind === 'option' && !COMMANDS[command].includes(token.name));
  if (stray?.kind === 'option') throw new UsageError(`${command} does not take ${stray.rawName}.`);
  const { panels, prefix } = values;
  if (panels !== 'full' && panels !== 'bar') throw new UsageError(`--panels is "${panels}"; expected full or bar.`);
  if (prefix !== undefined && !/^[a-z][a-z0-9]*$/.test(prefix))
    throw new UsageError(`--prefix is "${prefix}"; expected a word of lowercase letters and digits.`);
  for (const option of ['base-url', 'url', 'site-origin'] as const) checkUrl(option, values[option]);
  if (command === 'print') return printArguments(paths, values);
  return command === 'tag' ? tagArguments(paths, values) : pagesArguments(command, paths, values);
}
