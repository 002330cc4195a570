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
