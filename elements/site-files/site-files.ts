import { readFile, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { DATA_MAX_BYTES } from '../../src/constants.ts';
import { fetchText } from './fetch-text.ts';

/** Where a site's files are, and where it is served. */
export interface SiteFiles {
  /** The folder that holds the site's root. */
  readonly root: string;
  /** The folder of the documents that pages name by `src`, where that is not the root. */
  readonly documents?: string | undefined;
  /** What the root is served as: `https://www.vendor.example/`, or with a path. */
  readonly baseUrl?: string | undefined;
  /** Pages are served without `.html`. */
  readonly hasCleanUrls?: boolean | undefined;
}

/** Stands in for an origin that is not known; never asked for anything. */
const UNKNOWN_BASE = 'http://site.invalid/';

function baseOf({ baseUrl = UNKNOWN_BASE }: SiteFiles): URL {
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? ''))
    throw new Error(`baseUrl is "${baseUrl}"; expected an absolute http(s) address.`);
  return new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
}

/** Of a file's name only what an address would take for something else; a browser leaves the rest as it is, too. */
function encodedName(name: string): string {
  return name.replace(/[%?#\\]/g, encodeURIComponent);
}

function locationOf(file: string, site: SiteFiles): URL {
  const path = relative(site.root, file).split(sep).map(encodedName).join('/');
  return new URL(`./${path.replace(/(^|\/)index\.html?$/i, '$1')}`, baseOf(site));
}

/** @throws where the segment is more than one name: encoded, it could lead out of the site. */
function decodedName(segment: string): string {
  const name = decodeURIComponent(segment);
  if (/[/\\\0]/.test(name)) throw new Error(`"${segment}" in its path is no name of a file`);
  return name;
}

/** The address of a page's file; `index.html` is its folder. `undefined` where the site's own is not known. */
export function pageUrl(file: string, site: SiteFiles): string | undefined {
  if (site.baseUrl === undefined) return undefined;
  const url = locationOf(file, site);
  if (site.hasCleanUrls) url.pathname = url.pathname.replace(/\.html?$/i, '');
  return url.href;
}

/**
 * What a page's `src` leads to: a file of the site, or the address of another host's document.
 *
 * @throws if it cannot be an address, or its path names no file.
 */
export function sourcePath(src: string, page: string, site: SiteFiles): string | URL {
  const base = baseOf(site);
  const url = new URL(src, locationOf(page, site));
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return url;
  const names = url.pathname.slice(base.pathname.length).split('/').map(decodedName);
  return join(site.documents ?? site.root, ...names);
}

/** @throws where a link of the file system leads out of the folder: a page must not print what is not the site's. */
async function readInside(path: string, folder: string): Promise<string> {
  const [file, root] = await Promise.all([realpath(path), realpath(folder)]).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error('there is no such file') : error;
  });
  if (!file.startsWith(root.endsWith(sep) ? root : root + sep))
    throw new Error('it is a link that leads out of the site');
  return readFile(file, 'utf8');
}

/**
 * Reads the JSON that pages name by `src`, each document once.
 *
 * @returns a function for the `load` option of one page. It throws where a document cannot be read.
 */
export function sourceLoader(site: SiteFiles): (page: string) => (src: string) => Promise<string> {
  const texts = new Map<string, Promise<string>>();
  return (page) => (src) => {
    const source = sourcePath(src, page, site);
    const key = String(source);
    const text =
      texts.get(key) ??
      (typeof source === 'string'
        ? readInside(source, site.documents ?? site.root)
        : fetchText(source, DATA_MAX_BYTES).then((answer) => answer.text));
    texts.set(key, text);
    return text;
  };
}
