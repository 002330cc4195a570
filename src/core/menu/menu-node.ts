/** A piece of a page's markup, as a browser and a pre-render see it alike. */
export interface MenuNode {
  /** In lower case. */
  readonly tagName: string;
  readonly attribute: (name: string) => string | undefined;
  /** Elements and texts; comments are left out. */
  readonly children: readonly (MenuNode | string)[];
}

/** Markup is read no deeper: browsers parse 512 levels, scripts and servers write any number. */
export const MENU_DEPTH_MAX = 100;

/** By what the usual themes call a text that only assistive technology is to have. */
const FOR_READERS_ONLY = /(?:^|\s)(?:screen-reader-text|visually-hidden|sr-only)(?:\s|$)/;

const squeezed = (text = '') => text.replace(/\s+/g, ' ').trim();

const WITHOUT_TEXT = /^(?:ul|ol|script|style|template|noscript|select|textarea)$/;

const OF_ITS_OWN = /^(?:br|div|p|h[1-6]|li|figure)$/;

/** Whether a node is a list of items. */
export function isList({ tagName }: MenuNode): boolean {
  return tagName === 'ul' || tagName === 'ol';
}

/** The nearest nodes of a kind inside of another one, in their order: not those inside of one that is found. */
export function outermost(node: MenuNode, isWanted: (inner: MenuNode) => boolean): readonly MenuNode[] {
  return node.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return isWanted(child) ? [child] : outermost(child, isWanted);
  });
}

function textOf(node: MenuNode | string, isAll: boolean, isLeftOut: IsLeftOut): string {
  if (typeof node === 'string') return node;
  const { tagName, attribute, children } = node;
  if (WITHOUT_TEXT.test(tagName) || attribute('aria-hidden') === 'true' || attribute('hidden') !== undefined) return '';
  if (isLeftOut(node)) return '';
  if (tagName === 'img') return attribute('alt') ?? '';
  if (!isAll && (tagName === 'svg' || FOR_READERS_ONLY.test(attribute('class') ?? ''))) return '';
  const inner = children.map((child) => textOf(child, isAll, isLeftOut)).join('');
  const text = inner.trim() || !isAll ? inner : (attribute('aria-label') ?? '');
  return OF_ITS_OWN.test(tagName) ? ` ${text} ` : text;
}

type IsLeftOut = (inner: MenuNode) => boolean;

/** @param isAll - with what only assistive technology has, and what a drawing is called. */
function textIn({ children }: MenuNode, isAll: boolean, isLeftOut: IsLeftOut): string {
  return squeezed(children.map((child) => textOf(child, isAll, isLeftOut)).join(''));
}

/** The text that is seen of a node, without its lists. @param isLeftOut - Nodes whose text is not of it. */
export function seenOf(node: MenuNode, isLeftOut: IsLeftOut): string {
  return textIn(node, false, isLeftOut);
}

/**
 * What a link, or an item without its lists, is called: what is seen of it, else its `aria-label`, what only assistive
 * technology has of it, its tooltip; `''` if it says nothing.
 *
 * @param isLeftOut - Nodes that say nothing about it.
 */
export function nameOf(node: MenuNode, isLeftOut: IsLeftOut = () => false): string {
  return (
    seenOf(node, isLeftOut) ||
    squeezed(node.attribute('aria-label')) ||
    textIn(node, true, isLeftOut) ||
    squeezed(node.attribute('title'))
  );
}
