/** True once the HTML parser can add nothing more to a node. */
export function isFullyParsed(node: Node): boolean {
  if (node.ownerDocument?.readyState !== 'loading') return true;
  for (let ancestor: Node | null = node; ancestor; ancestor = ancestor.parentElement) {
    if (ancestor.nextSibling) return true;
  }
  return false;
}
