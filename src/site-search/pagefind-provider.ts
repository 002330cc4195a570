import { indexLanguage } from '../core/search/index-language.ts';
import { type SearchFilters, sentFilters } from '../core/search/search-filters.ts';
import type { SuggestionProvider } from './suggestion-provider.ts';

/** A page of the index. `meta` and `filters` hold what the site's pages say by `data-pagefind-…` attributes. */
interface PagefindPage {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** The part of Pagefind's interface that is used, as of 1.5. */
interface Pagefind {
  filters(): Promise<object>;
  search(
    text: string,
    options: { readonly filters: Readonly<Record<string, string>> },
  ): Promise<{ readonly results: readonly { data(): Promise<PagefindPage> }[] }>;
}

interface PagefindModule {
  createInstance(options: { readonly noWorker: boolean; readonly language: string }): Pagefind;
}

/** An empty WebAssembly module: the magic number and the version. */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

let hasWarned = false;

/**
 * @throws if the page's policy forbids WebAssembly, or the browser has none. Pagefind itself would leave an uncaught error
 * in the page. The page's author is told once.
 */
function expectWebAssembly(): void {
  try {
    new WebAssembly.Instance(new WebAssembly.Module(EMPTY_MODULE)); // WebKit forbids only this, not the module.
  } catch (cause) {
    const error = new Error("Pagefind needs WebAssembly: 'wasm-unsafe-eval' in the page's script-src.", { cause });
    if (!hasWarned) console.warn(`The search shows no suggestions. ${error.message} Submitting works.`);
    hasWarned = true;
    throw error;
  }
}

/** The languages that the index has, as its pages' `lang` says. @throws if there is no index. */
async function indexedLanguages(scriptUrl: string): Promise<readonly string[]> {
  const url = new URL('pagefind-entry.json', scriptUrl);
  const response = await fetch(url, { credentials: 'omit', cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} answers ${response.status}; expected the index of Pagefind.`);
  return Object.keys((await response.json()).languages);
}

/**
 * Creates Pagefind for a language. It takes the language from `<html lang>` in this moment and from nowhere else, so
 * where that is another one it is changed for the moment, as Pagefind's author advises; within one task, nobody sees it.
 * https://github.com/Pagefind/pagefind/issues/593
 */
function createPagefind({ createInstance }: PagefindModule, language: string): Pagefind {
  const { documentElement: html } = document;
  const lang = html.getAttribute('lang');
  // Its worker is made by a URL in text, which `require-trusted-types-for` refuses with a report.
  const create = () => createInstance({ noWorker: true, language });
  if (lang?.toLowerCase() === language) return create();
  html.setAttribute('lang', language);
  try {
    return create();
  } finally {
    if (lang === null) html.removeAttribute('lang');
    else html.setAttribute('lang', lang);
  }
}

/** The filters that the index knows: pages that say nothing of areas or products are searched as a whole. */
async function knownFilters(pagefind: Pagefind, filters: SearchFilters): Promise<Record<string, string>> {
  const { area, product } = sentFilters(filters);
  if (area === undefined) return {};
  const known = await pagefind.filters();
  const wanted = { location: area, ...(product !== undefined && { product }) };
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => name in known));
}

/** A page as the suggestion endpoint would tell it. */
function suggestionOf({ url, meta, filters }: PagefindPage): object {
  const area = [filters.location?.[0], filters.product?.[0]].filter(Boolean).join('/');
  return { title: meta.title, url, website_area: meta.website_area ?? area };
}

/**
 * Looks suggestions up in the static index that Pagefind made of the site's pages (contract §5).
 *
 * @param scriptUrl - absolute URL of the site's `pagefind.js`.
 * @param maxSuggestions - how many pages are looked at; each is a file.
 */
export function pagefindProvider(scriptUrl: string, maxSuggestions: number): SuggestionProvider {
  const loaded = new Map<string, Promise<Pagefind>>();
  const load = async (language: string): Promise<Pagefind> => {
    // A module of its own for each language, by the hash: in one module all share the first one's WebAssembly, which
    // takes words to their stems by the rules of its language.
    const url = `${scriptUrl}#${language}`;
    // Refused where an open redirect of the page's origin leads elsewhere, which `import()` would follow.
    await fetch(scriptUrl, { mode: 'same-origin' });
    return createPagefind(await import(/* @vite-ignore */ /* webpackIgnore: true */ url), language);
  };
  const pagefindIn = (language: string) => {
    const pagefind = loaded.get(language) ?? load(language);
    loaded.set(language, pagefind);
    return pagefind;
  };
  let languages: Promise<readonly string[]> | undefined;
  return {
    async suggest(text, filters, signal) {
      try {
        expectWebAssembly();
        languages ??= indexedLanguages(scriptUrl);
        const language = indexLanguage(await languages, filters.locale);
        signal.throwIfAborted();
        if (language === undefined) return [];
        const pagefind = await pagefindIn(language);
        const { results } = await pagefind.search(text, { filters: await knownFilters(pagefind, filters) });
        signal.throwIfAborted(); // Or its files would be loaded for nobody.
        const pages = await Promise.all(results.slice(0, maxSuggestions).map((result) => result.data()));
        return pages.map(suggestionOf);
      } catch (error) {
        if (signal.aborted) throw error;
        languages = undefined; // What has failed stays so; the next question begins anew.
        loaded.clear();
        throw error;
      }
    },
  };
}
