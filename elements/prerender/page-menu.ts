import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { type MenuReading, menuData } from '../../src/core/menu/menu-data.ts';
import { MENU_DEPTH_MAX, type MenuNode } from '../../src/core/menu/menu-node.ts';

function childrenOf({ childNodes }: DefaultTreeAdapterTypes.ParentNode, depth: number): MenuNode['children'] {
  if (depth > MENU_DEPTH_MAX) return [];
  return childNodes.flatMap((child) => {
    if ('tagName' in child) return nodeOf(child, depth);
    return 'value' in child ? child.value : [];
  });
}

function nodeOf(element: DefaultTreeAdapterTypes.Element, depth: number): MenuNode {
  return {
    tagName: element.tagName,
    attribute: (name) => element.attrs.find((attribute) => attribute.name === name)?.value,
    children: childrenOf(element, depth + 1),
  };
}

/** Makes data of the menu in a header, as `runtime/read-menu.ts` does in a browser. @param html - what stands in it. */
export function readPageMenu(html: string): MenuReading {
  const children = childrenOf(parseFragment(html), 1);
  return menuData({ tagName: '', attribute: () => undefined, children });
}
