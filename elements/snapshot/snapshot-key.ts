import { hash } from '../../src/core/text/hash.ts';
import { jsonChildOf } from '../page/json-child.ts';
import { hasMenu } from '../page/menu-child.ts';

/** An element whose data may be given by script, in place of its JSON child or menu. */
export type DataElement = Element & { readonly config?: unknown };

/** The attributes that change static markup. All others are for style sheets, which follow them, or for the script. */
export const MARKUP_ATTRIBUTES = ['locale', 'site-origin', 'cross-origin-hosts', 'section', 'skip-target'] as const;

/** The language in the page's path, as prefixes of links and the masthead read it: `/de`, `/pt-br`, or nothing. */
function pathLanguage(): string {
  return /^\/[a-z]{2}(-[a-z0-9]{2,4})?(?=\/|$)/i.exec(location.pathname)?.[0] ?? '';
}

/**
 * The page that a snapshot is rendered for: any one of this site in this language. Its path is one that no link leads
 * to, so that none is marked as current.
 */
export function snapshotPageUrl(): string {
  return `${location.origin}${pathLanguage()}/%00`;
}

const MENU_ATTRIBUTES = ['href', 'src', 'alt', 'hreflang', 'lang', 'target', 'title', 'rel', 'aria-label'];

/** What a menu says, on every page the same: without what is current, looks, and the buttons that themes add to links. */
function menuText(header: Element): string {
  const nodes = [...header.querySelectorAll(':not(a ~ button, a ~ button *)')];
  return JSON.stringify(
    nodes.map((node) => [
      node.localName,
      ...MENU_ATTRIBUTES.map((name) => node.getAttribute(name)),
      ...[...node.childNodes].flatMap(({ nodeValue }) => nodeValue?.trim() || []),
    ]),
  );
}

/** What decides on an element's static markup besides the code that renders it: two elements with the same key look the same. */
export function snapshotKey(element: Element): string {
  const json = jsonChildOf(element)?.textContent ?? (hasMenu(element) ? menuText(element) : '');
  return JSON.stringify([
    pathLanguage(),
    element.closest('[lang]')?.getAttribute('lang'),
    ...MARKUP_ATTRIBUTES.map((name) => element.getAttribute(name)),
    json.length,
    hash(json),
  ]);
}
