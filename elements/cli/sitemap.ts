import sax from 'sax';
import { fetchText } from '../site-files/fetch-text.ts';

/** The protocol's own limit (sitemaps.org). */
const SITEMAP_MAX_BYTES = 52_428_800;

/** An index may name 50,000 sitemaps. */
const SITEMAPS_MAX_COUNT = 50;

/** What the sitemaps of a site list. */
export interface SitemapPages {
  /** Of the site itself, each once. */
  readonly pages: readonly URL[];
  /** True if more are listed than were wanted. */
  readonly isCut: boolean;
  /** How many addresses of other sites are listed. */
  readonly foreignCount: number;
}

interface Locations {
  readonly pages: readonly string[];
  readonly sitemaps: readonly string[];
}

/**
 * The addresses of a sitemap, or of an index of them (sitemaps.org).
 *
 * @throws if it is neither.
 */
export function locationsOf(xml: string): Locations {
  const found = { url: [] as string[], sitemap: [] as string[] };
  const parser = sax.parser(true, { trim: true });
  const path: string[] = [];
  let root: string | undefined;
  let text = '';
  parser.onopentag = ({ name }) => {
    root ??= name;
    // Without the root's prefix: an image has a `loc` with a prefix of its own.
    const prefix = root.slice(0, root.indexOf(':') + 1);
    path.push(name.startsWith(prefix) ? name.slice(prefix.length) : name);
    text = '';
  };
  const add = (part: string) => {
    text += part;
  };
  parser.ontext = add;
  parser.oncdata = add;
  parser.onclosetag = () => {
    const [, kind, name] = path;
    if (path.length === 3 && name === 'loc' && (kind === 'url' || kind === 'sitemap')) found[kind].push(text);
    path.pop();
  };
  parser.onerror = (error) => {
    throw new Error(`it is no XML: ${error.message.split('\n')[0]}, line ${parser.line + 1}`);
  };
  parser.write(xml.trimStart()).close();
  if (!/^(?:\w+:)?(?:urlset|sitemapindex)$/.test(root ?? ''))
    throw new Error(`it is no sitemap: <${root}> stands in it; expected <urlset> or <sitemapindex>`);
  return { pages: found.url, sitemaps: found.sitemap };
}

/** `/sitemap.xml` of a site, where the address is not that of a sitemap. */
function sitemapOf(address: URL): URL {
  return /\.xml(?:\.gz)?$/i.test(address.pathname) ? address : new URL('/sitemap.xml', address);
}

/**
 * Reads the sitemaps of a site, one after the other, until there are pages enough.
 *
 * @param onSitemap - called before each one is asked for.
 * @throws if one cannot be read; the message begins with its address.
 */
export async function readSitemaps(
  address: URL,
  maxPageCount: number,
  onSitemap: (sitemap: URL) => void,
  signal: AbortSignal,
): Promise<SitemapPages> {
  const sitemaps = new Map([sitemapOf(address)].map((url) => [url.href, url]));
  const pages = new Map<string, URL>();
  let foreignCount = 0;
  let isCut = false;
  // The map grows while it is gone through.
  for (const sitemap of sitemaps.values()) {
    onSitemap(sitemap);
    const found = await fetchText(sitemap, SITEMAP_MAX_BYTES, signal)
      .then(({ text }) => locationsOf(text))
      .catch((error: Error) => {
        throw new Error(`${sitemap.href}: cannot be looked at: ${error.message}.`);
      });
    const take = (locations: readonly string[], into: Map<string, URL>, maxCount: number) => {
      for (const location of locations) {
        const url = URL.parse(location);
        if (url?.origin !== address.origin) foreignCount += 1;
        else if (into.size < maxCount || into.has(url.href)) into.set(url.href, url);
        else isCut = true;
      }
    };
    take(found.sitemaps, sitemaps, SITEMAPS_MAX_COUNT);
    take(found.pages, pages, maxPageCount);
    if (pages.size === maxPageCount) {
      isCut ||= [...sitemaps.keys()].at(-1) !== sitemap.href;
      break;
    }
  }
  return { pages: [...pages.values()], isCut, foreignCount };
}
