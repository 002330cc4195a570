import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { paragraphUrl } from '../core/links/paragraph-links.ts';
import type { RichNode } from '../core/rich-text/rich-node.ts';
import { parseRichText } from '../core/rich-text/rich-text.ts';
import { reportNavigation, useLinkScope } from './link-scope.ts';

function plainText(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');
}

function RichLink({
  url,
  children,
  title,
}: {
  readonly url: string;
  readonly children: ReactNode;
  readonly title: string;
}) {
  const scope = useLinkScope();
  return (
    <a href={url} onClick={(event) => reportNavigation(scope, url, title, event)}>
      {children}
    </a>
  );
}

function renderNodes(nodes: readonly RichNode[]): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
    const children = node.children.length > 0 ? renderNodes(node.children) : undefined;
    // What other elements inherit, a script of the page may have put there.
    if (node.tag !== 'a' || node.href === undefined) return createElement(node.tag, { key: index }, children);
    return (
      <RichLink key={index} url={node.href} title={plainText(node.children)}>
        {children}
      </RichLink>
    );
  });
}

/** A rich paragraph: the short list of elements that the parser lets through, links by the paragraph rule (§2.1). */
export function RichText({ html }: { readonly html: string }) {
  const { links } = useLinkScope();
  const { nodes } = useMemo(() => parseRichText(html, (url) => paragraphUrl(url, links)), [html, links]);
  if (nodes.length === 0) return null;
  return <div className="rich-text">{renderNodes(nodes)}</div>;
}
