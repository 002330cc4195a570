import reserveCss from '../src/styles/reserve.css';

/** The files of an element's code, all relative to the loader; the last one is the entry. Filled in by the build. */
declare const ELEMENT_FILES: Readonly<Record<string, readonly string[]>>;
/** The attributes of each element. Filled in by the build from `custom-elements.json`. */
declare const ELEMENT_ATTRIBUTES: Readonly<Record<string, readonly string[]>>;

/** What the entry of an element's code exports. */
interface ElementEntry {
  readonly define: (prefix: string) => void;
}

/** Prefixes that a loader on this page serves already; shared with other copies and versions of the library. */
const LOADERS = Symbol.for('site-elements.loaders');

const names = Object.keys(ELEMENT_FILES);

/** True once the HTML parser can add nothing more inside an element. */
function isFullyParsed(element: Element): boolean {
  if (document.readyState !== 'loading') return true;
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    if (ancestor.nextSibling) return true;
  }
  return false;
}

/**
 * Tells our elements from others of the same name (Astro Starlight has its own `site-search`), by what stands in the
 * page: a JSON script, a GET form, a `nav`, one of our attributes, or nothing at all (contract §1).
 */
function isOurs(element: Element, name: string): boolean {
  if (ELEMENT_ATTRIBUTES[name]?.some((attribute) => element.hasAttribute(attribute))) return true;
  if (element.shadowRoot?.querySelector('[data-root]')) return true;
  if (element.querySelector(':scope > script[type="application/json" i], :scope > nav')) return true;
  if ([...element.querySelectorAll(':scope > form')].some((form) => (form as HTMLFormElement).method === 'get'))
    return true;
  return !element.firstElementChild && !element.textContent?.trim() && isFullyParsed(element);
}

function scriptUrl(): string | undefined {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement && currentScript.src) return currentScript.src;
  // A bundler or an optimiser of the CMS may have put this code elsewhere; the tag itself is still in the page.
  return document.querySelector<HTMLScriptElement>('script[src*="site-elements"]')?.src;
}

function start(): void {
  const src = scriptUrl();
  if (!src) {
    console.warn(
      'site-elements cannot find its own script tag, so it does not know where its files are. Nothing is loaded.',
    );
    return;
  }
  const prefix = document.currentScript?.dataset.prefix || 'site';
  const page = window as unknown as { [LOADERS]?: Set<string> };
  page[LOADERS] ??= new Set();
  if (page[LOADERS].has(prefix)) return;
  page[LOADERS].add(prefix);

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    reserveCss
      .replaceAll('site-header', `${prefix}-header`)
      .replaceAll('site-subnav', `${prefix}-subnav`)
      .replaceAll('site-search', `${prefix}-search`),
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const missing = new Set(names);
  const load = (name: string) => {
    missing.delete(name);
    // All files at once: the entry's own imports then find them on their way, and no request waits for another.
    const modules = (ELEMENT_FILES[name] ?? []).map((file) => import(new URL(file, src).href) as Promise<ElementEntry>);
    Promise.all(modules).then(
      (loaded) => loaded.at(-1)?.define(prefix),
      (error: unknown) =>
        console.warn(`<${prefix}-${name}> stays as it is in the page, because its code cannot be loaded: ${error}`),
    );
  };
  const look = () => {
    for (const name of missing) {
      const elements = document.getElementsByTagName(`${prefix}-${name}`);
      if ([...elements].some((element) => isOurs(element, name))) load(name);
    }
    if (missing.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', look);
  look();
}

start();
