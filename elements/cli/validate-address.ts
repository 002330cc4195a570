import { DATA_MAX_BYTES } from '../../src/constants.ts';
import { DECLARATIONS } from '../declarations.ts';
import type { ElementName } from '../prerender/tag-of-data.ts';
import { fetchText } from '../site-files/fetch-text.ts';
import type { FileReport } from '../site-files/print-file.ts';
import { validateJson } from './validate-json.ts';
import { validatePage } from './validate-page.ts';

/** The longest page that is looked at; browsers show longer ones, but hardly anybody else does. */
const PAGE_MAX_BYTES = 20_000_000;

export interface AddressOptions {
  readonly prefix: string | undefined;
  /** Whose data documents are; `undefined`: their keys tell. */
  readonly element: ElementName | undefined;
  /** The pages come from a sitemap: one without elements is none of our business. */
  readonly isListed: boolean;
  /** Ends the requests. */
  readonly signal: AbortSignal;
}

/** The same host, by http or https. */
function isSameSite(from: URL, to: URL): boolean {
  return from.origin === to.origin || (from.hostname === to.hostname && from.protocol === 'http:' && to.port === '');
}

/**
 * Looks at pages and JSON documents of live sites. Never throws for what they answer.
 *
 * @returns a function for one address, whose report is `failed` if there is nothing to be looked at.
 */
export function addressValidator(options: AddressOptions): (address: URL) => Promise<FileReport> {
  const { prefix = 'site', element, isListed, signal } = options;
  const documents = new Map<string, Promise<string>>();
  const load = (src: string, page: URL) => {
    const url = new URL(src, page);
    const text = documents.get(url.href) ?? fetchText(url, DATA_MAX_BYTES, signal).then((answer) => answer.text);
    documents.set(url.href, text);
    return text;
  };
  const tags = DECLARATIONS.map(({ name }) => `<${prefix}-${name}>`).join(', ');
  const look = async (address: URL): Promise<readonly string[]> => {
    const { url, text, type } = await fetchText(address, PAGE_MAX_BYTES, signal);
    if (!isSameSite(address, url))
      throw new Error(`it leads to ${url.origin}${url.pathname}, another site. Name that, if it is meant`);
    if (/\bjson$/.test(type) || /\.json$/i.test(url.pathname)) return validateJson(url.href, text, element, prefix);
    const isPage = type === '' || /^(?:text\/html|application\/xhtml\+xml)$/.test(type);
    if (!isPage && isListed) return [];
    if (!isPage) throw new Error(`it is ${type}; expected a page or JSON`);
    const { elementCount, problems } = await validatePage(text, (src) => load(src, url), prefix);
    if (elementCount === 0 && !isListed)
      throw new Error(`none of ${tags} stands in it. Is it a login page, or does a script insert them?`);
    return problems.map(({ src, line, column, message }) => {
      const source = src === undefined ? url : new URL(src, url);
      return `${source.href}:${line}:${column}: ${message}`;
    });
  };
  return async (address) => {
    try {
      return { status: 'unchanged', messages: await look(address) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      return { status: 'failed', messages: [`${address.href}: cannot be looked at: ${reason}.`] };
    }
  };
}
