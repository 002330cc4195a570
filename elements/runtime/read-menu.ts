import { type MenuReading, menuData } from '../../src/core/menu/menu-data.ts';
import { MENU_DEPTH_MAX, type MenuNode } from '../../src/core/menu/menu-node.ts';
import { isFullyParsed } from '../page/fully-parsed.ts';
import type { Configuration } from './configuration.ts';

function nodeOf(element: Element, depth = 0): MenuNode {
  const children = depth < MENU_DEPTH_MAX ? [...element.childNodes] : [];
  return {
    tagName: element.localName,
    attribute: (name) => element.getAttribute(name) ?? undefined,
    children: children.flatMap((child) => {
      if ('attributes' in child) return nodeOf(child as Element, depth + 1);
      return child.nodeName === '#text' ? (child.nodeValue ?? '') : [];
    }),
  };
}

/** What is loaded for a menu. */
export interface MenuParts {
  readonly readMenu: typeof readMenu;
  readonly MenuSource: typeof MenuSource;
}

/** Makes data of the menu in a header; pages without one do without this code. */
export function readMenu(header: Element): MenuReading {
  return menuData(nodeOf(header));
}

/** The attributes that what is read of a menu depends on. */
const ATTRIBUTES = 'href src alt hreflang lang target title rel aria-label aria-current'.split(' ');

/** The menu in a header as its data, read anew whenever it is asked for. */
export class MenuSource {
  readonly #header: Element;
  readonly #onChange: () => void;
  #frame: number | undefined;
  #text: string | undefined;
  #value: unknown;

  /** @param onChange - called when more of a menu may be there that is still being parsed. */
  constructor(header: Element, onChange: () => void) {
    this.#header = header;
    this.#onChange = onChange;
  }

  /** @param observer - sees what is added to the header; from now on also attributes of the menu. */
  read(observer: MutationObserver): Configuration {
    observer.observe(this.#header, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ATTRIBUTES,
    });
    if (!isFullyParsed(this.#header)) {
      // More of it may follow, a JSON child too. No observer of the header hears of its end.
      this.#frame ??= requestAnimationFrame(() => {
        this.#frame = undefined;
        this.#onChange();
      });
      return { status: 'pending' };
    }
    const { value, problems: losses } = readMenu(this.#header);
    const text = JSON.stringify(value);
    if (text !== this.#text) this.#value = value; // The same data is not read again.
    this.#text = text;
    return value ? { status: 'present', value: this.#value, losses } : { status: 'absent', losses };
  }
}
