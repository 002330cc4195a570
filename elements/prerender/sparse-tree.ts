import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  parse,
  type TreeAdapter,
} from 'parse5';

/** An element as the HTML parser sees it, with the places of its tags in the text. */
export type HtmlElement = DefaultTreeAdapterTypes.Element;

export type HtmlNode = DefaultTreeAdapterTypes.ParentNode | DefaultTreeAdapterTypes.ChildNode;

/** The element whose template a fragment is the content of; the parser itself keeps no way back. */
const templates = new WeakMap<HtmlNode, DefaultTreeAdapterTypes.Template>();

/** What contains a node: its parent, or the template whose content it stands in. */
export function containerOf(node: HtmlNode): HtmlNode | undefined {
  return ('parentNode' in node && node.parentNode) || templates.get(node);
}

export interface SparseDocument {
  /** The wanted elements, in the order of their start tags. */
  readonly wanted: readonly HtmlElement[];
  readonly head: HtmlElement | undefined;
  readonly html: HtmlElement | undefined;
  readonly doctype: DefaultTreeAdapterTypes.DocumentType | undefined;
}

/** Found, but with nothing in it: it is the page itself. */
const WITHOUT_CONTENT = 'main';

/**
 * Parses a document by the HTML standard and keeps of its tree only what is asked for, so that a page of 50 MB does not
 * become a tree of a gigabyte: what is inside of a closed element is dropped, but for the children of `<head>` and of
 * wanted elements.
 */
export function parseSparsely(text: string, isWanted: (tagName: string) => boolean): SparseDocument {
  const wanted: HtmlElement[] = [];
  const isOfUse = (node: HtmlNode | null) =>
    node !== null &&
    'tagName' in node &&
    node.tagName !== WITHOUT_CONTENT &&
    (isWanted(node.tagName) || node.tagName === 'head');
  const treeAdapter: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement(tagName, namespaceURI, attrs) {
      const element = defaultTreeAdapter.createElement(tagName, namespaceURI, attrs);
      if (isWanted(tagName) && namespaceURI === html.NS.HTML) wanted.push(element);
      return element;
    },
    setTemplateContent(template, content) {
      defaultTreeAdapter.setTemplateContent(template, content);
      templates.set(content, template);
    },
    onItemPop(item) {
      if (isOfUse(item)) return;
      item.childNodes.length = 0;
      const { parentNode } = item;
      if (parentNode && !isOfUse(parentNode) && parentNode.childNodes.at(-1) === item) parentNode.childNodes.pop();
    },
  };
  const document = parse(text, { sourceCodeLocationInfo: true, treeAdapter });
  const root = document.childNodes.find((node) => node.nodeName === 'html') as HtmlElement | undefined;
  return {
    wanted,
    html: root,
    head: root?.childNodes.find((node) => node.nodeName === 'head') as HtmlElement | undefined,
    doctype: document.childNodes.find((node) => node.nodeName === '#documentType') as
      | DefaultTreeAdapterTypes.DocumentType
      | undefined,
  };
}
