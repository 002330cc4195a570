import { LANGUAGE_TAG, localeOfTag, normalizeTag } from '../../src/core/locale/find-locale.ts';
import { UsageError, type Values } from './command-line.ts';
import { suggestion } from './commands.ts';
import { HOST_NAMES, type HostName } from './init-hosts.ts';

/** Scripts that are written from right to left. ISO 15924. */
const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

/** A first page. What is left out is asked for if there is no host. */
export interface InitArguments {
  readonly command: 'init';
  readonly host: HostName | undefined;
  readonly languages: readonly SiteLanguage[] | undefined;
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

/** A language of a site, as `locales` in the data name it (data.md, Locale). */
export interface SiteLanguage {
  /** A language tag in lower case. */
  readonly code: string;
  readonly prefix: string;
  readonly name: string;
  readonly direction?: 'rtl';
}

/** `Intl` knows more than the form of a tag: `en-x` is none. */
function isTag(code: string): boolean {
  try {
    return LANGUAGE_TAG.test(code) && Intl.getCanonicalLocales(code).length > 0;
  } catch {
    return false;
  }
}

/** One that is built in, if its code, short code or bare language is named; else one of the site's own. */
function languageOf(tag: string): SiteLanguage {
  const code = normalizeTag(tag);
  if (!isTag(code)) throw new UsageError(`"${tag}" is no language tag; expected one such as de, pt-br or ar.`);
  const known = localeOfTag(code);
  if (known && (!code.includes('-') || known.code === code)) {
    return { code: known.code, prefix: known.prefix, name: known.name };
  }
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const isRightToLeft = RIGHT_TO_LEFT.has(new Intl.Locale(code).maximize().script ?? '');
  return { code, prefix: `/${code}`, name, ...(isRightToLeft && { direction: 'rtl' }) };
}

/**
 * The languages that are named, the first of them without prefix unless another one has none.
 *
 * @throws {UsageError}
 */
export function languagesOf(text: string): readonly SiteLanguage[] {
  const named = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(languageOf);
  const languages = named.filter(({ code }, index) => named.findIndex((other) => other.code === code) === index);
  const [first, ...others] = languages;
  if (!first) throw new UsageError('expected languages, such as en,de.');
  return languages.some(({ prefix }) => prefix === '') ? languages : [{ ...first, prefix: '' }, ...others];
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
