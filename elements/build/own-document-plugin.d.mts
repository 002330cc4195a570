/** A node of the syntax tree, with what may be asked of any. */
export interface AstNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly computed?: boolean;
  readonly object?: AstNode;
  readonly property?: AstNode;
  readonly callee?: AstNode;
  readonly id?: AstNode;
  readonly init?: AstNode | null;
}

export function walk(code: string, visit: (node: AstNode, parent?: AstNode) => void): void;

export function withOwnDocument(code: string, id: string): string | undefined;
