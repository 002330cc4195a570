/**
 * The format of a snapshot (contract §2, Second page), and what may stand in one: the tags, attributes and schemes of
 * our own static markup, and style sheets that load nothing. No object is in it, so that no key of it means anything.
 */

/** Its attributes are names and values by turns. */
export type SnapshotElement = readonly [tag: string, attributes: readonly string[], children: readonly SnapshotNode[]];

/** An element, or a text. */
export type SnapshotNode = SnapshotElement | string;

export interface Snapshot<Node = SnapshotNode> {
  /** The style sheets that the markup needs, as one. */
  readonly css: string;
  readonly nodes: readonly (Node | string)[];
}

/** Makes an element whose parts are ours. */
export type MakeElement<Node> = (
  tag: string,
  attributes: readonly string[],
  children: readonly (Node | string)[],
) => Node;

/** Longer ones are neither kept nor read: a page waits for what is built of them. In UTF-16 units. */
export const MAX_SNAPSHOT_LENGTH = 100_000;

/** Our markup has half of it. */
const MAX_DEPTH = 32;

const TAGS = 'a button div header img li nav p path picture section span svg ul'.split(' ');

const ATTRIBUTES =
  `alt class d dir height hidden href hreflang id lang part popover popovertarget popovertargetaction rel src
tabindex target title type viewBox width aria-controls aria-current aria-disabled aria-hidden aria-label data-columns data-direction data-for
data-full-width data-gap data-has-announcement data-has-trigger data-hover data-icon data-item data-key data-kind data-size
data-static data-theme data-trigger data-variant`.split(/\s/);

const SCHEME = /^(?:https?|mailto|tel):$/;

/** What loads something in a style sheet, and the escapes that could hide it. */
const LOADING_CSS = /\\|@import|(?:url|image-set|image|src)\(/i;

/** @throws where an address is none. */
function isAttribute(name: string, value: unknown): boolean {
  if (!ATTRIBUTES.includes(name) || typeof value !== 'string') return false;
  return (name !== 'href' && name !== 'src') || SCHEME.test(new URL(value, 'https://page.invalid').protocol);
}

/** @throws where anything is not as the types say, or not ours. */
function madeOf<Node>(node: SnapshotNode, make: MakeElement<Node>, depth = 0): Node | string {
  if (typeof node === 'string') return node;
  const [tag, attributes, children] = node;
  const isOurs = (name: string, index: number) => index % 2 === 1 || isAttribute(name, attributes[index + 1]);
  if (depth > MAX_DEPTH || !TAGS.includes(tag) || !attributes.every(isOurs)) throw new Error();
  return make(
    tag,
    attributes,
    children.map((child) => madeOf(child, make, depth + 1)),
  );
}

/**
 * Reads what {@link snapshotText} has written.
 *
 * @returns `undefined` if anything at all is in it that could not be ours.
 */
export function readSnapshot<Node>(text: string, make: MakeElement<Node>): Snapshot<Node> | undefined {
  try {
    const [css, nodes] = JSON.parse(text.slice(0, MAX_SNAPSHOT_LENGTH)); // What was cut is no JSON.
    if (typeof css !== 'string' || LOADING_CSS.test(css)) return undefined;
    return { css, nodes: nodes.map((node: SnapshotNode) => madeOf(node, make)) };
  } catch {
    return undefined;
  }
}

export function snapshotText({ css, nodes }: Snapshot): string {
  return JSON.stringify([css, nodes]);
}
