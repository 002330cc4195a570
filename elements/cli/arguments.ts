import { LANGUAGE_TAG, localeOfTag, normalizeTag } from '../../src/core/locale/find-locale.ts';
import type { ShortCode } from '../../src/core/locale/locales.ts';
import type { ElementName } from '../prerender/tag-of-data.ts';
import { VERSION } from '../version.ts';
import { checkUrl, elementName, readOptions, UsageError, type Values } from './command-line.ts';
import { COMMAND_NAMES, COMMANDS, type Command, helpText, suggestion } from './commands.ts';
import {
  type PrerenderArguments,
  prerenderArguments,
  type ValidateArguments,
  validateArguments,
} from './files-arguments.ts';
import { type InitArguments, initArguments } from './init-arguments.ts';

/** A text that was asked for: help, or the version. */
export interface TextArguments {
  readonly command: 'say';
  readonly text: string;
}

/** One element to be printed from its data, for every page. */
export interface PrintArguments extends Pick<PrerenderArguments, 'siteOrigin' | 'prefix' | 'panels' | 'linkStyles'> {
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
export type CommandArguments =
  | PrerenderArguments
  | ValidateArguments
  | PrintArguments
  | TagArguments
  | InitArguments
  | TextArguments;

/** The language whose texts are built in: that of a locale, or English. */
function shortCodeOf(locale: string): ShortCode {
  if (!LANGUAGE_TAG.test(normalizeTag(locale)))
    throw new UsageError(`--locale is "${locale}"; expected a locale such as de-de, or a language tag such as pl.`);
  return localeOfTag(locale)?.shortCode ?? 'en';
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

function commandNamed(name: string | undefined): Command {
  const command = COMMAND_NAMES.find((known) => known === name);
  if (command) return command;
  const expected = `expected ${COMMAND_NAMES.slice(0, -1).join(', ')} or ${COMMAND_NAMES.at(-1)}`;
  if (name === undefined) throw new UsageError(`${expected}.`);
  throw new UsageError(`${expected}, not "${name}".${suggestion(name, COMMAND_NAMES)}`);
}

/**
 * Reads the command line.
 *
 * @throws {UsageError}
 */
export function readArguments(args: readonly string[]): CommandArguments {
  const { values, positionals, tokens } = readOptions(args);
  const [name, ...paths] = positionals;
  if (values.version) return { command: 'say', text: `${VERSION}\n` };
  if (values.help) return { command: 'say', text: helpText(name === undefined ? undefined : commandNamed(name)) };
  const command = commandNamed(name);
  const taken = Object.keys(COMMANDS[command].options);
  const stray = tokens.find((token) => token.kind === 'option' && !taken.includes(token.name));
  if (stray?.kind === 'option')
    throw new UsageError(`${command} does not take ${stray.rawName}.${suggestion(stray.name, taken, '--')}`);
  const { panels, prefix } = values;
  if (panels !== 'full' && panels !== 'bar') throw new UsageError(`--panels is "${panels}"; expected full or bar.`);
  if (prefix !== undefined && !/^[a-z][a-z0-9]*$/.test(prefix))
    throw new UsageError(`--prefix is "${prefix}"; expected a word of lowercase letters and digits.`);
  for (const option of ['base-url', 'url', 'site-origin'] as const) checkUrl(option, values[option]);
  switch (command) {
    case 'prerender':
      return prerenderArguments(paths, values);
    case 'validate':
      return validateArguments(paths, values);
    case 'print':
      return printArguments(paths, values);
    case 'tag':
      return tagArguments(paths, values);
    case 'init':
      return initArguments(paths, values);
    default:
      return command satisfies never;
  }
}
