import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { type AstNode, walk, withOwnDocument } from '../../elements/build/own-document-plugin.mjs';

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

const OUR_FILE = '/project/src/file.ts';

/** Without the import that comes first. */
const rewritten = (code: string, id = OUR_FILE) => withOwnDocument(code, id)?.replace(/^import .*\n/, '');

const WRITTEN: Readonly<Record<string, string>> = {
  'document.cookie': '$own(document, "cookie")',
  'document.cookie = text': '$setOwn(document, "cookie", text)',
  'node.ownerDocument?.readyState': '$own(node.ownerDocument ?? {}, "readyState")',
  '(root || doc).querySelector("a")': '$callOwn((root || doc), "querySelector", "a")',
  'const { host } = node.getRootNode()': 'const host = $own(node.getRootNode(), "host")',
  'const root = node.getRootNode(); root.activeElement': 'const root = node.getRootNode(); $own(root, "activeElement")',
  'document.body.ownerDocument.close()': '$callOwn($own(document, "body").ownerDocument, "close")',
  'form.parentElement': '$own(form, "parentElement")',
};

const UNKNOWN = [
  'document.title += text',
  'delete document.title',
  'document.startViewTransition?.()',
  'node?.ownerDocument.body',
  'const { body, head } = document',
];

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

  for (const [code, expected] of Object.entries(WRITTEN)) {
    it(`is asked of them by the build: ${code}`, () => {
      assert.equal(rewritten(code), expected);
    });
  }

  it('is asked of them by the build where packages name no document, and nothing else is', () => {
    const id = '/project/node_modules/package/file.js';
    assert.equal(rewritten('n.createElement("a")', id), '$callOwn(n, "createElement", "a")');
    assert.equal(rewritten('n.title; n.querySelector("a"); window.document', id), undefined);
    assert.equal(rewritten('import * as React from "react"; React.createElement("a")', id), undefined);
  });

  for (const code of UNKNOWN) {
    it(`stops the build where that cannot be: ${code}`, () => {
      assert.throws(() => rewritten(code), /cannot be taken from the prototypes/);
    });
  }
});
