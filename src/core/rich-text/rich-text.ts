import { allowedUrl } from '../links/url-policy.ts';
import { htmlTokens } from './html-tokens.ts';
import { RICH_TAGS, type RichNode, type RichTag } from './rich-node.ts';
import { openTree } from './rich-tree.ts';

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
