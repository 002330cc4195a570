import { htmlTokens } from './html-tokens.ts';
import { openTree } from './rich-tree.ts';
import { allowedUrl } from './url-policy.ts';

/** The elements that a rich paragraph may hold. Contract §2, Links. */
export const RICH_TAGS = ['a', 'strong', 'em', 'b', 'i', 'code', 'br', 'p', 'ul', 'ol', 'li', 'span'] as const;

/** One of {@link RICH_TAGS}. */
export type RichTag = (typeof RICH_TAGS)[number];

/** An element of a rich paragraph. */
export interface RichElement {
  readonly tag: RichTag;
  /** On every `a` and on nothing else; passes the URL policy. */
  readonly href?: string;
  readonly children: readonly RichNode[];
}

/** A text or an element; no two texts stand side by side. */
export type RichNode = string | RichElement;

/** A rich paragraph, ready for React. */
export interface RichText {
  readonly nodes: readonly RichNode[];
  /** The `href`s that the URL policy refused, as written. Their text is there without a link. */
  readonly refusedUrls: readonly string[];
}

/** Other elements that stand on lines of their own: without a space, the words of two of them would run together. */
const SPACED_TAG = /^(?:article|aside|blockquote|d[dlt]|div|figcaption|figure|h[1-6r]|pre|section|t[dhr]|table)$/;

function isRichTag(name: string): name is RichTag {
  return (RICH_TAGS as readonly string[]).includes(name);
}

/**
 * Parses a rich paragraph of the data into a tree of the elements that may stay (contract §2, Links): the same in Node,
 * at the edge and in the browser. Other elements leave their text, scripts and the like nothing; attributes go, but for
 * a link's `href`; whatever comes is no error. Render it inside a `div`: it may hold paragraphs.
 *
 * @param linkUrl - settles an allowed URL: `(url) => paragraphUrl(url, context)`.
 */
export function parseRichText(html: string, linkUrl: (url: string) => string): RichText {
  const tree = openTree();
  const refusedUrls: string[] = [];
  let separator = '';
  let hasText = false;

  function acceptedUrl(written: string | undefined): string | undefined {
    const url = written === undefined ? undefined : allowedUrl(written);
    if (written !== undefined && url === undefined) refusedUrls.push(written);
    return url === undefined ? undefined : linkUrl(url);
  }

  for (const token of htmlTokens(html)) {
    if (token.type === 'text') {
      tree.addText(separator + token.text);
      separator = '';
      hasText = true;
    } else if (!isRichTag(token.name)) {
      if (hasText && SPACED_TAG.test(token.name)) separator = ' ';
    } else if (token.type === 'end') {
      tree.endElement(token.name);
    } else {
      tree.startElement(token.name, token.name === 'a' ? acceptedUrl(token.href) : undefined);
    }
  }
  return { nodes: tree.finish(), refusedUrls };
}
