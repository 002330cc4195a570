import { parseArgs } from 'node:util';
import type { ElementName } from '../prerender/tag-of-data.ts';
import { COMMAND_NAMES, COMMANDS, OPTIONS, suggestion } from './commands.ts';

/** A mistake in what was asked for, such as an option or a path; the message says which. */
export class UsageError extends Error {}

const ELEMENT_NAMES: readonly ElementName[] = ['header', 'subnav', 'search'];

/**
 * Takes the words of a command line apart.
 *
 * @throws {UsageError} if there is no such option, or it lacks its value.
 */
export function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, tokens: true });
  } catch (error) {
    const { message } = error as Error;
    const unknown = /^Unknown option '(-[^']+)'/.exec(message)?.[1];
    if (unknown === undefined) throw new UsageError(message);
    const command = COMMAND_NAMES.find((name) => args.includes(name));
    const known = Object.keys(command ? COMMANDS[command].options : OPTIONS);
    throw new UsageError(`there is no option ${unknown}.${suggestion(unknown, known, '--')}`);
  }
}

/** The options' values: each is there, whichever command takes it. */
export type Values = ReturnType<typeof readOptions>['values'];

/** @throws {UsageError} if an option's value is no http(s) address. */
export function checkUrl(name: string, url: string | undefined): void {
  if (url !== undefined && !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new UsageError(`--${name} is "${url}"; expected an absolute http(s) address.`);
}

/** @throws {UsageError} if an option's value is no whole number above 0. */
export function countOf(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new UsageError(`--${option} is "${text}"; expected a number, 1 or more.`);
  return count;
}

/** @throws {UsageError} if an option's value names no element. */
export function elementName(option: string, text: string): ElementName {
  const name = ELEMENT_NAMES.find((known) => known === text);
  if (!name) throw new UsageError(`--${option} is "${text}"; expected header, subnav or search.`);
  return name;
}
