// The words of the command: what `--help` says, and what `arguments.ts` takes.
import { nearestOf } from '../../src/core/config/nearest.ts';
import { HOST_NAMES } from './init-hosts.ts';

/** Every option, as `parseArgs` of Node has it, with what its value is called. */
export const OPTIONS = {
  root: { type: 'string', value: '<folder>' },
  'base-url': { type: 'string', value: '<url>' },
  url: { type: 'string', value: '<url>' },
  'site-origin': { type: 'string', value: '<url>' },
  prefix: { type: 'string', value: '<name>' },
  panels: { type: 'string', default: 'full', value: 'full|bar' },
  'link-styles': { type: 'string', value: '<href>' },
  'clean-urls': { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  jobs: { type: 'string', value: '<count>' },
  quiet: { type: 'boolean', default: false },
  element: { type: 'string', value: '<name>' },
  sitemap: { type: 'boolean', default: false },
  'max-pages': { type: 'string', default: '100', value: '<count>' },
  locale: { type: 'string', value: '<code>' },
  tag: { type: 'string', value: '<name>' },
  attribute: { type: 'string', multiple: true, value: '<n=v>' },
  base: { type: 'string', default: '/site-elements/', value: '<address>' },
  elements: { type: 'string', value: '<names>' },
  inline: { type: 'boolean', default: false },
  importmap: { type: 'boolean', default: false },
  lite: { type: 'boolean', default: false },
  host: { type: 'string', value: '<name>' },
  languages: { type: 'string', value: '<codes>' },
  'search-url': { type: 'string', value: '<url>' },
  out: { type: 'string', value: '<file>' },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
} as const;

export type Option = keyof typeof OPTIONS;

interface CommandWords {
  readonly usages: readonly string[];
  /** Follows the command's name in the list of all. */
  readonly summary: string;
  readonly options: Partial<Readonly<Record<Option, string>>>;
  /** What else there is to know: mostly, with what it ends. */
  readonly notes: string;
}

const RUN_OPTIONS = {
  watch: 'again when something changes',
  jobs: 'threads to use at most',
  quiet: 'no progress, no summary',
};

const SITE_OPTIONS = {
  'base-url': "what the site's root is served as; marks current links, and tells the language by the path",
  root: "the site's root; default: the folder given, or the current one",
};

const PRINT_OPTIONS = {
  'site-origin': "the main site's origin, as the attribute site-origin",
  prefix: 'acme for <acme-header>; default: site',
  panels: 'every link of every panel (default), or of each panel the links of its titles',
  'link-styles': 'link prerender.css, which is at this address, instead of inline styles',
};

export type Command = 'prerender' | 'validate' | 'print' | 'tag' | 'init';

/** The commands with the options that each one takes, and the words for each. */
export const COMMANDS: Readonly<Record<Command, CommandWords>> = {
  prerender: {
    usages: ['prerender [options] <files or folders>', 'prerender [options] -'],
    summary: 'prints the elements into the pages, as HTML',
    options: {
      ...SITE_OPTIONS,
      'clean-urls': 'pages are served without .html',
      url: "the page's address, with -",
      ...PRINT_OPTIONS,
      ...RUN_OPTIONS,
    },
    notes: `- stands for one page, from standard input to standard output.
Ends with 0 if all went well, 1 if a page was left as it is, 2 for wrong options, 130 if it was interrupted.`,
  },
  validate: {
    usages: ['validate [options] <files, folders or addresses>', 'validate --sitemap [options] <address>'],
    summary: 'says what is wrong with the data of pages and of .json files',
    options: {
      element: 'whose data .json files are: header, subnav or search; default: what their keys tell',
      sitemap: 'the pages of the sitemap: of the site, where the address is not that of an .xml',
      'max-pages': 'how many pages of a sitemap at most; default: 100',
      ...SITE_OPTIONS,
      'base-url': "what the site's root is served as; finds what src names in files",
      prefix: PRINT_OPTIONS.prefix,
      ...RUN_OPTIONS,
    },
    notes: `Of a folder it looks at .html, .htm, and the .json that are data of an element by their keys.
Each problem is a line of standard output, file:line:column: what came, what was expected, what happens now.
Ends with 0 if nothing is wrong, 1 if something is, 2 for wrong options and for what cannot be read.`,
  },
  print: {
    usages: ['print --locale <code> [options] <file.json or ->'],
    summary: 'prints one element, to be included in every page of a language',
    options: {
      locale: 'the language, such as de-de',
      tag: 'header, subnav or search; default: what the data tells',
      attribute: 'an attribute of the tag, such as hydrate=intent; may be repeated',
      ...PRINT_OPTIONS,
    },
    notes: `- stands for standard input.
Ends with 0 if all went well, 1, and prints nothing, if the data cannot be read or shows nothing, 2 for wrong options.`,
  },
  tag: {
    usages: ['tag [options]'],
    summary: 'prints the script tag and preloads, to be copied',
    options: {
      base: 'where the files are served; default: /site-elements/',
      elements: 'preload the code of these: header,subnav,search',
      locale: 'and the texts of this language',
      prefix: PRINT_OPTIONS.prefix,
      inline: 'the loader itself instead of its address; its hash for a content policy goes to standard error',
      importmap: 'an import map that holds every file to its hash, with its own for a content policy',
      lite: 'the light flavour',
    },
    notes: 'Ends with 0, or 2 for wrong options.',
  },
  init: {
    usages: ['init', 'init --host <name> [options]'],
    summary: 'prints the lines for a first page, and says where they go',
    options: {
      host: `what makes the pages: ${HOST_NAMES.join(', ')}`,
      languages: 'the languages of the site, such as en,de,ar; default: en',
      'search-url': 'the page of the search results, which gets ?q=; default: no search',
      out: 'a new file for the lines; default: standard output',
    },
    notes: `Without --host it asks. What to do with the lines goes to standard error.
Ends with 0, or 2 for wrong options and where nobody can be asked.`,
  },
};

export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly Command[];

function optionLine(name: Option, words: string): string {
  const option = OPTIONS[name];
  const shown = `--${name}${'value' in option ? ` ${option.value}` : ''}`;
  return `  ${shown.padEnd(22)} ${words}`;
}

/** What `--help` says: of one command, or of all. */
export function helpText(command: Command | undefined): string {
  if (command === undefined) {
    const lines = COMMAND_NAMES.map((name) => `  ${name.padEnd(11)}${COMMANDS[name].summary}`);
    return `site-elements <command> [options]\n\n${lines.join('\n')}\n
site-elements <command> --help says what a command takes, site-elements --version which version this is.
See elements/command.md.\n`;
  }
  const { usages, summary, options, notes } = COMMANDS[command];
  const lines = Object.entries(options).map(([name, words]) => optionLine(name as Option, words));
  const usage = usages.map((line) => `site-elements ${line}\n`).join('');
  return `${usage}\n${command} ${summary}.\n\n${lines.join('\n')}\n\n${notes}\n`;
}

/** «Did you mean» for a word of the command line; `''` where nothing is near. */
export function suggestion(word: string, known: readonly string[], mark = ''): string {
  const nearest = nearestOf(word, known);
  return nearest === undefined ? '' : ` Did you mean "${mark}${nearest}"?`;
}
