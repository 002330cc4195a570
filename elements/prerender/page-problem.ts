import { type Node, parseTree } from 'jsonc-parser';
import { describeProblem, type Problem } from '../../src/core/config/problem.ts';

/** Something in a page that cannot be used as it is, and where it stands. */
export interface PageProblem {
  /** Counts from 1. */
  readonly line: number;
  /** Counts from 1, in UTF-16 units; a tab is one column. */
  readonly column: number;
  /** The `src` in whose text the place is; absent: in the page. */
  readonly src?: string;
  /** The tag it concerns. */
  readonly tagName: string;
  /** One sentence for a person: what came, what was expected, what happens now. */
  readonly message: string;
  /** True if the page is left untouched because of it. */
  readonly isFatal: boolean;
}

/** Line and column of an index in a text. */
export function placeOf(text: string, index: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, index).split(/\r\n?|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** The tree of a JSON text; none of one that is too deep for the library. */
export function treeOf(json: string): Node | undefined {
  try {
    return parseTree(json);
  } catch {
    return undefined;
  }
}

/**
 * Reads a JSON text once, however much is to be found in it.
 *
 * @returns tells the index of what a JSON pointer names (RFC 6901; array indices are decimal); where it names something
 * that is missing, of what lacks it.
 */
export function jsonIndexes(json: string): (pointer: string) => number {
  let root: Node | undefined | null = null;
  return (pointer) => {
    root = root === null ? treeOf(json) : root;
    return jsonIndexOf(root, pointer);
  };
}

/** What stands under a key; of a key that is given twice the last, which `JSON.parse` takes. */
function childOf({ type, children = [] }: Node, key: string): Node | undefined {
  if (type === 'array') return children[Number(key)];
  return children.findLast((property) => property.children?.[0]?.value === key)?.children?.[1];
}

function jsonIndexOf(root: Node | undefined, pointer: string): number {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  let node = root;
  for (const key of keys) {
    const child = node && childOf(node, key);
    if (!child) break;
    node = child;
  }
  return node?.offset ?? 0;
}

/** A problem as a sentence with the tag it concerns. */
export function pageProblem(tagName: string, problem: Problem): Pick<PageProblem, 'tagName' | 'message'> {
  const page = `site-${tagName.slice(tagName.lastIndexOf('-') + 1)}`;
  return { tagName, message: describeProblem(tagName, problem, page) };
}
