import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Snapshot, SnapshotNode } from '../../../elements/snapshot/snapshot-tree.ts';
import { prerenderElement } from '../prerender/printed-page.ts';

type Child = DefaultTreeAdapterTypes.ChildNode;

const isElement = (node: Child): node is DefaultTreeAdapterTypes.Element => 'tagName' in node;

function nodeOf(node: Child): readonly SnapshotNode[] {
  if (node.nodeName === '#text') return [(node as DefaultTreeAdapterTypes.TextNode).value];
  // React's hint to a parser that has not come to the image yet; no part of the element.
  if (!isElement(node) || node.tagName === 'link') return [];
  const attributes = node.attrs.flatMap(({ name, value }) => [name, value]);
  return [[node.tagName, attributes, node.childNodes.flatMap(nodeOf)]];
}

const textOf = (node: DefaultTreeAdapterTypes.Element) =>
  node.childNodes.map((child) => (child as DefaultTreeAdapterTypes.TextNode).value).join('');

/** What a pre-render of the bar prints, as a snapshot has it. */
export function printedSnapshot(
  tagName: Parameters<typeof prerenderElement>[0],
  options: Parameters<typeof prerenderElement>[1],
): Snapshot {
  const { template } = prerenderElement(tagName, { ...options, panels: 'bar' });
  const [element] = parseFragment(template).childNodes;
  if (!element || !('content' in element)) throw new Error(`Nothing is printed: ${template}`);
  const children = element.content.childNodes.filter(isElement);
  const places = children.filter(({ tagName: name }) => name === 'div');
  return {
    css: children
      .filter(({ tagName: name }) => name === 'style')
      .map(textOf)
      .join(''),
    nodes: places[0]?.childNodes.flatMap(nodeOf) ?? [],
  };
}
