import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { type AstNode, walk } from '../../elements/build/own-document-plugin.mjs';

const DIST = resolve(import.meta.dirname, '../../dist');

/** React asks for it, and no prototype has it. */
const OF_NO_PROTOTYPE = new Set(['documentMode']);

const nameOf = (node: AstNode | null | undefined): string | undefined =>
  node?.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : node?.name;

/** Minified, what is a document by a name that nobody may change. */
const isDocument = (node: AstNode | null | undefined) =>
  node?.type === 'CallExpression'
    ? nameOf(node.callee) === 'getRootNode'
    : /^(?:document|ownerDocument)$/.test(nameOf(node) ?? '');

/** What a built file asks of a document itself. */
function askedOfDocuments(code: string): readonly string[] {
  const found: string[] = [];
  walk(code, (node) => {
    const { type, start, end } = node;
    const isRead = type === 'MemberExpression' && !node.computed && !OF_NO_PROTOTYPE.has(nameOf(node) ?? '');
    const isTakenApart = type === 'VariableDeclarator' && node.id?.type === 'ObjectPattern' && isDocument(node.init);
    if (isTakenApart || (isRead && isDocument(node.object))) found.push(code.slice(start, end));
  });
  return found;
}

describe('what content of a page can take of `document`', () => {
  it('is seen by this guard, however it is asked for', () => {
    const asked = ['document.body', 'e.ownerDocument.cookie', '{host:t}=e.getRootNode()', 'e.document?.head'];
    const [read, set, apart, optional] = asked;
    const code = `${read};${set}="";const ${apart};f(${optional});document.documentMode;own(document,"body");e.body`;
    assert.deepEqual(askedOfDocuments(code), asked);
  });

  it('is asked of its prototypes by all that the one tag loads', () => {
    const files = globSync(['*.js', 'lite/*.js'], { cwd: DIST });
    assert.ok(files.length > 50, 'Run npm run build.');
    const found = files.map((file) => [file, askedOfDocuments(readFileSync(resolve(DIST, file), 'utf8'))] as const);
    assert.deepEqual(
      found.filter(([, asked]) => asked.length > 0),
      [],
    );
  });
});
