import { localeOfTag } from '../../src/core/locale/find-locale.ts';
import { LOCALES, type Locale } from '../../src/core/locale/locales.ts';
import { UsageError, type Values } from './command-line.ts';
import { suggestion } from './commands.ts';
import { HOST_NAMES, type HostName } from './init-hosts.ts';

/** A first page. What is left out is asked for if there is no host. */
export interface InitArguments {
  readonly command: 'init';
  readonly host: HostName | undefined;
  readonly languages: readonly Locale[] | undefined;
  /** A path or an http(s) address; `''`: no search. */
  readonly searchUrl: string | undefined;
  /** A file for the lines; default: standard output. */
  readonly out: string | undefined;
}

/** @throws {UsageError} */
export function hostOf(text: string): HostName {
  const host = HOST_NAMES.find((name) => name === text.toLowerCase());
  if (!host)
    throw new UsageError(`"${text}" is no host; expected ${HOST_NAMES.join(', ')}.${suggestion(text, HOST_NAMES)}`);
  return host;
}

/** @throws {UsageError} */
export function languagesOf(text: string): readonly Locale[] {
  const codes = LOCALES.map(({ shortCode }) => shortCode).join(', ');
  const languages = text.split(/[\s,]+/).filter(Boolean);
  if (languages.length === 0) throw new UsageError(`expected languages, some of ${codes}.`);
  const locales = languages.map((code) => {
    const locale = localeOfTag(code);
    if (!locale) throw new UsageError(`"${code}" is no language of the elements; expected some of ${codes}.`);
    return locale;
  });
  return [...new Set(locales)];
}

/**
 * An address that needs no escaping in any template.
 *
 * @throws {UsageError}
 */
export function searchUrlOf(text: string): string {
  if (text !== '' && !/^(?:\/(?!\/)|https?:\/\/[^/])[^\s<>"'{}]*$/i.test(text))
    throw new UsageError(`"${text}" is no address; expected a path such as /search, or an http(s) address.`);
  return text;
}

/** @throws {UsageError} */
export function initArguments(paths: readonly string[], values: Values): InitArguments {
  if (paths[0] !== undefined) throw new UsageError(`init takes options only, not "${paths[0]}".`);
  const { host, languages, out } = values;
  const searchUrl = values['search-url'];
  return {
    command: 'init',
    host: host === undefined ? undefined : hostOf(host),
    languages: languages === undefined ? undefined : languagesOf(languages),
    searchUrl: searchUrl === undefined ? undefined : searchUrlOf(searchUrl),
    out,
  };
}
