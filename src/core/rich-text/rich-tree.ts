import type { RichNode, RichTag } from './rich-node.ts';

/** Elements deeper than this leave only their text: no stack overflows, and no paragraph needs more. */
export const RICH_TEXT_DEPTH_COUNT = 32;

/** Elements after this many in one paragraph leave only their text: 100,000 links would hold the page for seconds. */
export const RICH_TEXT_ELEMENTS_COUNT = 500;

interface OpenElement {
  /** `undefined` for the paragraph itself. */
  readonly tag: RichTag | undefined;
  readonly href: string | undefined;
  readonly children: RichNode[];
}

/** A tree that grows by one token after the other. */
export interface RichTree {
  addText(text: string): void;
  /** An `a` without `href` leaves its children and no link. */
  startElement(tag: RichTag, href: string | undefined): void;
  endElement(tag: RichTag): void;
  /** Closes what is still open. */
  finish(): readonly RichNode[];
}

/** Two texts side by side become one: hydration counts text nodes. */
function appendNode(children: RichNode[], node: RichNode): void {
  const last = children.at(-1);
  if (typeof node === 'string' && typeof last === 'string') children[children.length - 1] = last + node;
  else children.push(node);
}

/** Closes the innermost element into what holds it. An empty one goes: a link without text would have no name. */
function closeInnermost(open: OpenElement[]): void {
  const closed = open.pop();
  const parent = open.at(-1);
  if (!closed?.tag || !parent || closed.children.length === 0) return;
  const { tag, href, children } = closed;
  if (href !== undefined) appendNode(parent.children, { tag, href, children });
  else if (tag !== 'a') appendNode(parent.children, { tag, children });
  else for (const child of children) appendNode(parent.children, child);
}

/** Closes the innermost element with this tag and all inside it; an `li` only within its own list. */
function closeTag(open: OpenElement[], tag: RichTag): void {
  const index = open.findLastIndex((element) => element.tag === tag);
  const isOfOuterList = tag === 'li' && open.slice(index).some((inner) => inner.tag === 'ul' || inner.tag === 'ol');
  if (index < 0 || isOfOuterList) return;
  while (open.length > index) closeInnermost(open);
}

/**
 * Builds a tree that a browser reads back as it was printed, for hydration depends on that: a link ends an open link, a
 * block an open paragraph, an item the item before it, as HTML's parser has it; an item outside a list leaves its text.
 */
export function openTree(): RichTree {
  const root: OpenElement = { tag: undefined, href: undefined, children: [] };
  const open = [root];
  const innermost = () => open.at(-1) ?? root;
  let count = 0;

  return {
    addText: (text) => appendNode(innermost().children, text),
    startElement(tag, href) {
      count += 1;
      if (count > RICH_TEXT_ELEMENTS_COUNT) return;
      if (tag === 'br') return appendNode(innermost().children, { tag, children: [] });
      if (tag === 'a' || tag === 'li') closeTag(open, tag);
      if (tag === 'p' || tag === 'ul' || tag === 'ol' || tag === 'li') closeTag(open, 'p');
      const isStrayItem = tag === 'li' && !open.some((outer) => outer.tag === 'ul' || outer.tag === 'ol');
      if (isStrayItem) return appendNode(innermost().children, ' ');
      if (open.length <= RICH_TEXT_DEPTH_COUNT) open.push({ tag, href, children: [] });
    },
    endElement: (tag) => closeTag(open, tag),
    finish() {
      while (open.length > 1) closeInnermost(open);
      return root.children;
    },
  };
}
