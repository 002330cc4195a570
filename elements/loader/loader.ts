import { onIdle } from '../../src/hooks/on-idle.ts';
import { loadCode } from '../../src/stages/load-code.ts';
import { followHeldLink } from '../page/early-events.ts';
import { beginSource } from '../page/early-sources.ts';
import { isFullyParsed } from '../page/fully-parsed.ts';
import { hasMenu } from '../page/menu-child.ts';
import { isTooOld } from '../page/old-browser.ts';
import { isOwnElement } from '../page/own-element.ts';
import type { Remember } from '../snapshot/remember.ts';
import { dropSnapshot, restoreSnapshot } from '../snapshot/restore-snapshot.ts';
import { closedSearches } from './closed-search.ts';
import { type Hydration, hydrationOf, onIntent } from './hydration.ts';
import { likelyLanguage } from './language.ts';
import { ownTags } from './own-tags.ts';
import { giveUpPlace, reservePlaces } from './reserve.ts';
import { whenCome } from './when-come.ts';

/** The files of an element's code, all relative to the loader; the last one is the entry. Filled in by the build. */
declare const ELEMENT_FILES: Readonly<Record<string, readonly string[]>>;
/** The stage after the first render, of elements that have one, and how many first files come before it is asked for. Filled in by the build. */
declare const AFTER_RENDER: Readonly<
  Record<string, { readonly files: readonly string[]; readonly filesBefore: number } | undefined>
>;
/** What takes over the markup of any element that a server has printed. Filled in by the build. */
declare const TAKE_OVER_FILES: readonly string[];
/** What makes a header's data of its menu. Filled in by the build. */
declare const MENU_FILES: readonly string[];
/** The file with the texts of each language, which all elements share, by `jp` and `ja` alike. Filled in by the build. */
declare const TEXT_FILES: Readonly<Record<string, string>>;
/** The attributes of each element. Filled in by the build from `custom-elements.json`. */
declare const ELEMENT_ATTRIBUTES: Readonly<Record<string, readonly string[]>>;

/** What the entry of an element's code exports. */
interface ElementEntry {
  readonly define: (prefix: string) => void;
  /** Of elements whose looks are kept for the next page. */
  readonly remember?: Remember;
}

/** Prefixes that a loader on this page serves already; shared with other copies and versions of the library. */
const LOADERS = Symbol.for('site-elements.loaders');

/** Marks our classes (`runtime/site-element.ts`). */
const OURS = Symbol.for('site-elements.element');

const names = Object.keys(ELEMENT_FILES);

/** What the console has been told already. */
const said = new Set<string>();

/** Names version, flavour and build. */
const entryOf = (name: string) => ELEMENT_FILES[name]?.at(-1) as string;

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

function claim(prefix: string): boolean {
  const page = window as unknown as { [LOADERS]?: Set<string> };
  page[LOADERS] ??= new Set();
  if (page[LOADERS].has(prefix)) return false;
  page[LOADERS].add(prefix);
  return true;
}

/**
 * The folder of the files by another address: a browser may keep for good that a module could not be loaded, and a module
 * asks for its neighbours beside its own address. Where a page has hashes, only the addresses that they are for will do.
 */
const otherBase = (base: string) =>
  document.querySelector('[integrity],[type=importmap]')
    ? base
    : base.replace(/([^/])(?=\/[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/**
 * Loads one element. All files at once: the entry's own imports find them on their way. What needs those of later stages
 * tells what fails.
 */
async function load(name: string, elements: readonly Element[], base: string): Promise<ElementEntry> {
  const texts = new Set(elements.map((element) => TEXT_FILES[likelyLanguage(element, Object.keys(TEXT_FILES))]));
  const addresses = (files: readonly (string | undefined)[] = []) =>
    files.map((file) => new URL(file as string, base).href);
  const fetchModule = (address: string) => import(address) as Promise<ElementEntry>;
  const first = addresses([...texts, ...(ELEMENT_FILES[name] ?? [])]);
  const modules = first.map(fetchModule);
  const { files, filesBefore = 0 } = AFTER_RENDER[name] ?? {};
  const later = addresses(files);
  const fetchLater = () => Promise.allSettled(later.map(fetchModule));
  const isPrinted = elements.some(({ shadowRoot }) => shadowRoot?.querySelector('[data-stamp]'));
  // What a server has printed shows without its code; all of it is needed before it can be used.
  if (isPrinted) Promise.allSettled([...addresses(TAKE_OVER_FILES), ...later].map(fetchModule));
  if (name === 'header' && elements.some(hasMenu)) Promise.allSettled(addresses(MENU_FILES).map(fetchModule));
  const end = isPrinted || !files ? undefined : whenCome(first, filesBefore, fetchLater);
  for (const element of elements) {
    const src = element.getAttribute('src')?.trim();
    if (src && !element.querySelector(':scope > script') && URL.canParse(src, document.baseURI)) {
      beginSource(new URL(src, document.baseURI).href);
    }
  }
  await Promise.allSettled(modules);
  end?.();
  const loaded = await Promise.all(modules); // The first that fails is what the others need.
  fetchLater(); // Where what has come is not told.
  return loaded.at(-1) as ElementEntry;
}

/** Whether nothing of an element shows until somebody opens it. */
const isClosed = (name: string) => name === 'search';

/**
 * Looks after the elements of one prefix: those of the page, and those that it gets later.
 *
 * @param asked - what is loaded in any case: elements that stand in shadow roots only, which nobody looks into.
 */
function serve(prefix: string, base: string, asked: readonly string[]): void {
  const tags = names.map((name) => `${CSS.escape(prefix)}-${name}`).join();
  const missing = new Set(names);
  /** Elements whose code waits for an intent, an idle moment, or the code of others. */
  const waiting = new Set<string>();
  /** Elements whose code could not be loaded: it is asked for once more, at the next sign that somebody wants it. */
  const failed = new Set<string>();
  /** What has one of the tags, be it ours by sight or not yet. */
  let found: readonly Element[] = [];
  const elementsOf = (name: string) =>
    found.filter((element) => element.localName === `${prefix}-${name}` && isOurs(element, name));
  const loads: Promise<void>[] = [];
  const loadNow = (name: string) => {
    if (!missing.delete(name)) return;
    const loadFrom = (address: string) => loadCode(() => load(name, elementsOf(name), address));
    const loading = (failed.has(name) ? loadFrom(base).catch(() => loadFrom(otherBase(base))) : loadFrom(base))
      .then(({ define, remember }) => {
        if (isClosed(name)) closed.giveWay();
        if (remember) {
          document.addEventListener('ready', ({ target }) => {
            const element = target as HTMLElement;
            if (element.localName === `${prefix}-${name}`) onIdle(() => remember(element, entryOf(name)));
          });
        }
        define(prefix);
        if (!isClosed(name)) return;
        closed.goOn();
        found = found.filter(({ localName }) => localName !== `${prefix}-${name}`); // One that is removed is not kept.
      })
      .catch((error: unknown) => {
        waiting.delete(name);
        if (isClosed(name)) closed.giveUp(failed.has(name));
        for (const element of elementsOf(name)) {
          followHeldLink(element);
          dropSnapshot(element);
        }
        if (failed.has(name)) return;
        const reason = `${error}`;
        if (!said.has(reason)) console.warn(`<${prefix}-${name}> stays as it is: its code cannot be loaded: ${reason}`);
        said.add(reason); // Elements share files.
        giveUpPlace(`${prefix}-${name}`);
        if (name === 'header') giveUpPlace(`${prefix}-search`); // What would lead to it.
        failed.add(name);
        missing.add(name);
        if (!isClosed(name)) wait(name, []);
      });
    loads.push(loading);
  };
  const closed = closedSearches(() => loadNow('search'));
  /** What is closed waits until somebody wants it, and nothing else. */
  const loadWaiting = ({ localName }: Element) => {
    for (const name of waiting) if (!isClosed(name) || localName === `${prefix}-${name}`) loadNow(name);
  };
  let isListening = false;
  const wait = (name: string, hydrations: readonly Hydration[]) => {
    if (!isListening) {
      isListening = true;
      onIntent((element) => [...waiting].some((other) => element.localName === `${prefix}-${other}`), loadWaiting);
    }
    waiting.add(name);
    const scrolling = { capture: true, passive: true, once: true };
    if (!isClosed(name) && !failed.has(name)) document.addEventListener('scroll', () => loadNow(name), scrolling);
    if (hydrations.includes('load')) Promise.all(loads).then(() => loadNow(name));
    else if (hydrations.includes('idle')) onIdle(() => loadNow(name));
  };
  const reserve = reservePlaces(prefix);
  const look = () => {
    if (!customElements.get(`${prefix}-search`)) closed.add(elementsOf('search'));
    for (const name of missing) {
      if (failed.has(name)) continue;
      const elements = elementsOf(name);
      const taken = customElements.get(`${prefix}-${name}`);
      if (elements.length > 0 && taken && !(OURS in taken)) loadNow(name); // Its code says what to do.
      const hydrations = elements.flatMap((element) =>
        isClosed(name) || restoreSnapshot(element, entryOf(name)) ? (hydrationOf(element, isClosed(name)) ?? []) : [],
      );
      if (hydrations.includes('load') && !isClosed(name))
        loadNow(name); // What shows has the network first.
      else if (hydrations.includes('load') || (hydrations.length > 0 && !waiting.has(name))) wait(name, hydrations);
    }
    reserve(found);
    if (missing.size === 0) observer.disconnect();
  };
  /** Searches what is new and nothing else: a page may change all the time, and never get all three. */
  const search = (nodes: readonly Node[]) => {
    const added = new Set<Node | null>(nodes);
    // A form has its fields by their names, in place of what it is asked for itself.
    const isOutermost = (node: Node) => 'attributes' in node && !added.has(node.parentNode);
    const { matches, querySelectorAll } = Element.prototype;
    const elements = (nodes as readonly Element[])
      .filter(isOutermost)
      .flatMap((root) => [...(matches.call(root, tags) ? [root] : []), ...querySelectorAll.call(root, tags)]);
    found = [...new Set([...found, ...elements])].filter(({ isConnected }) => isConnected);
    return elements.length > 0;
  };
  /** Whether what was found has got children; while the page is parsed, anything may tell more of it. */
  const isChanged = ({ target }: MutationRecord) =>
    found.some((element) => document.readyState === 'loading' || element.contains(target));
  const observer = new MutationObserver((records) => {
    if (search(records.flatMap(({ addedNodes }) => [...addedNodes])) || records.some(isChanged)) look();
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', look);
  search([...document.children]);
  if (found.length > 0) look();
  for (const name of asked) loadNow(name);
}

function start(): void {
  const tags = ownTags();
  if (tags.length === 0) console.warn('site-elements cannot find its own script tag, so nothing is loaded.');
  for (const { src, dataset } of isTooOld() ? [] : tags) {
    const prefix = (document.currentScript?.dataset.prefix || dataset.prefix || 'site').toLowerCase();
    if (!claim(prefix)) continue;
    try {
      // Nothing is done to a page that has lost what the elements need: its links stay.
      if (!Element.prototype.attachShadow || !window.ResizeObserver)
        throw new TypeError('no shadow roots or observers');
      serve(prefix, new URL(dataset.base ?? src, document.baseURI).href, dataset.elements?.split(/\W+/) ?? []);
    } catch (error) {
      console.warn(`site-elements cannot run here: ${error}`);
    }
  }
}

start();
