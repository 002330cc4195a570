import { beginSource } from '../page/early-sources.ts';
import { isFullyParsed } from '../page/fully-parsed.ts';
import { isOwnElement } from '../page/own-element.ts';
import { type Hydration, hydrationOf, onIdle, onIntent } from './hydration.ts';
import { likelyLanguage } from './language.ts';
import { reservePlaces } from './reserve.ts';

/** The files of an element's code, all relative to the loader; the last one is the entry. Filled in by the build. */
declare const ELEMENT_FILES: Readonly<Record<string, readonly string[]>>;
/** The stage after the first render, of elements that have one. Filled in by the build. */
declare const AFTER_RENDER_FILES: Readonly<Record<string, readonly string[]>>;
/** The file with the texts of each language, which all elements share, by `jp` and `ja` alike. Filled in by the build. */
declare const TEXT_FILES: Readonly<Record<string, string>>;
/** The attributes of each element. Filled in by the build from `custom-elements.json`. */
declare const ELEMENT_ATTRIBUTES: Readonly<Record<string, readonly string[]>>;

/** What the entry of an element's code exports. */
interface ElementEntry {
  readonly define: (prefix: string) => void;
}

/** Prefixes that a loader on this page serves already; shared with other copies and versions of the library. */
const LOADERS = Symbol.for('site-elements.loaders');

const names = Object.keys(ELEMENT_FILES);

function isOurs(element: Element, name: string): boolean {
  const { children, shadowRoot, firstElementChild, textContent } = element;
  return isOwnElement({
    hasOwnAttribute: ELEMENT_ATTRIBUTES[name]?.some((attribute) => element.hasAttribute(attribute)) ?? false,
    hasOwnRoot: Boolean(shadowRoot?.querySelector('[data-root]')),
    children: [...children].map((child) => ({
      tagName: child.localName,
      attribute: (attribute) => child.getAttribute(attribute),
    })),
    isEmpty: !firstElementChild && !textContent?.trim() && isFullyParsed(element),
  });
}

/**
 * The tags that this code came by. A module has no current script and runs once, however many tags name it; where it
 * runs from, the stack of an error tells.
 */
function ownTags(): readonly HTMLScriptElement[] {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement && currentScript.src) return [currentScript];
  const tags = [...document.querySelectorAll<HTMLScriptElement>('script[src*="site-elements"]')];
  const { stack } = new Error();
  const own = tags.filter(({ src }) => stack?.includes(src.split(/[?#]/)[0] as string)); // WebKit tells no query.
  // A bundler or an optimiser of the CMS may have put this code elsewhere; the tag itself is still in the page.
  return own.length > 0 ? own : tags.filter(({ src }) => src === tags[0]?.src);
}

function claim(prefix: string): boolean {
  const page = window as unknown as { [LOADERS]?: Set<string> };
  page[LOADERS] ??= new Set();
  if (page[LOADERS].has(prefix)) return false;
  page[LOADERS].add(prefix);
  return true;
}

/**
 * Loads and defines one element. All files at once: the entry's own imports find them on their way.
 *
 * @returns what resolves when its code has come, or cannot come.
 */
function load(name: string, elements: readonly Element[], prefix: string, base: string): Promise<void> {
  const texts = new Set(elements.map((element) => TEXT_FILES[likelyLanguage(element, Object.keys(TEXT_FILES))]));
  const files = [...texts, ...(ELEMENT_FILES[name] ?? [])];
  const fetchModule = (file: string) => import(new URL(file, base).href) as Promise<ElementEntry>;
  const modules = files.map((file) => fetchModule(file as string));
  for (const element of elements) {
    const src = element.getAttribute('src')?.trim();
    if (src && !element.querySelector(':scope > script') && URL.canParse(src, document.baseURI)) {
      beginSource(new URL(src, document.baseURI).href);
    }
  }
  return Promise.all(modules)
    .then((loaded) => {
      // While the first render is at work, and not beside what it waits for. What needs these files tells what fails.
      Promise.allSettled((AFTER_RENDER_FILES[name] ?? []).map(fetchModule));
      loaded.at(-1)?.define(prefix);
    })
    .catch((error: unknown) => console.warn(`<${prefix}-${name}> stays as it is: its code cannot be loaded: ${error}`));
}

/** Looks after the elements of one prefix: those of the page, and those that it gets later. */
function serve(prefix: string, base: string): void {
  const missing = new Set(names);
  /** Elements whose code waits for an intent, an idle moment, or the code of others. */
  const waiting = new Set<string>();
  /** What has one of the tags, be it ours by sight or not yet. */
  let found: readonly Element[] = [];
  const elementsOf = (name: string) =>
    found.filter((element) => element.localName === `${prefix}-${name}` && isOurs(element, name));
  const loads: Promise<void>[] = [];
  const loadNow = (name: string) => {
    if (missing.delete(name)) loads.push(load(name, elementsOf(name), prefix, base));
  };
  const loadWaiting = () => {
    for (const name of waiting) loadNow(name);
  };
  const wait = (name: string, hydrations: readonly Hydration[]) => {
    if (waiting.size === 0) {
      onIntent((element) => [...waiting].some((other) => element.localName === `${prefix}-${other}`), loadWaiting);
    }
    waiting.add(name);
    if (hydrations.includes('load')) Promise.all(loads).then(() => loadNow(name));
    else if (hydrations.includes('idle')) onIdle(() => loadNow(name));
  };
  const reserve = reservePlaces(prefix);
  const look = () => {
    for (const name of missing) {
      const elements = elementsOf(name);
      const isClosed = name === 'search'; // Nothing of it shows: what does has the network first.
      const hydrations = elements.flatMap((element) => hydrationOf(element, isClosed) ?? []);
      if (hydrations.includes('load') && !isClosed) loadNow(name);
      else if (hydrations.includes('load') || (hydrations.length > 0 && !waiting.has(name))) wait(name, hydrations);
    }
    reserve(found);
    if (missing.size === 0) observer.disconnect();
  };
  const tags = names.map((name) => `${CSS.escape(prefix)}-${name}`).join();
  /** Searches what is new and nothing else: a page may change all the time, and never get all three. */
  const search = (nodes: readonly Node[]) => {
    const added = new Set<Node | null>(nodes);
    const isOutermost = ({ nodeType, parentNode }: Node) => nodeType === Node.ELEMENT_NODE && !added.has(parentNode);
    const elements = (nodes as readonly Element[])
      .filter(isOutermost)
      .flatMap((root) => [...(root.matches(tags) ? [root] : []), ...root.querySelectorAll(tags)]);
    found = [...new Set([...found, ...elements])].filter(({ isConnected }) => isConnected);
    if (found.length > 0) look();
  };
  const observer = new MutationObserver((records) => search(records.flatMap(({ addedNodes }) => [...addedNodes])));
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', look);
  search([...document.children]);
}

function start(): void {
  const tags = ownTags();
  if (tags.length === 0) console.warn('site-elements cannot find its own script tag, so nothing is loaded.');
  for (const { src, dataset } of tags) {
    const prefix = (document.currentScript?.dataset.prefix || dataset.prefix || 'site').toLowerCase();
    if (claim(prefix)) serve(prefix, src);
  }
}

start();
