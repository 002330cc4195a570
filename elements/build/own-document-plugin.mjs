import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { transform } from 'esbuild';
import MagicString from 'magic-string';
import { parseAst } from 'rollup/parseAst';

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');
const MODULE = resolve(PROJECT_FOLDER, 'elements/page/own-document.ts');

/** What our code asks of whatever stands around an element, a form for one. */
const OF_ANCESTORS = new Set(['nextSibling', 'parentElement', 'parentNode']);

/** What React and other packages ask of what may be a document or the target of any event, whatever they call it. */
const OF_ANY = new Set(
  'activeElement createElement createElementNS createTextNode defaultView getElementById nodeName parentElement'.split(
    ' ',
  ),
);

/** What they ask of documents, and of elements of their own, too, where nothing can be taken. */
const OF_DOCUMENTS = new Set(
  `addEventListener body createRange documentElement head host parentNode readyState removeEventListener
  scrollingElement`.split(/\s+/),
);

/** What runs in pages; rooms of `elements/` that never do stay as they are. */
const isWritten = (id) => id !== MODULE && !/\/elements\/(?:cli|manifest|plugins|prerender|site-files)\//.test(id);

/** @returns {node is import('estree').Node} */
const isNode = (node) => typeof node?.type === 'string';

function visitAll(node, visit, parent) {
  for (const child of Object.values(node).flat()) if (isNode(child)) visitAll(child, visit, node);
  visit(node, parent);
}

/** Visits the nodes of a module's syntax tree, what is innermost first. */
export const walk = (code, visit) => visitAll(parseAst(code), visit);

const nameOf = ({ type, name, computed, property }) =>
  type === 'MemberExpression' && !computed ? nameOf(property) : type === 'Identifier' ? name : undefined;

/** Whether an expression may be a document, by what it is called. */
function isDocument(node, names = new Set()) {
  const { type, callee, expression, left, right, consequent, alternate } = node;
  if (type === 'ChainExpression') return isDocument(expression, names);
  if (type === 'LogicalExpression') return isDocument(left, names) || isDocument(right, names);
  if (type === 'ConditionalExpression') return isDocument(consequent, names) || isDocument(alternate, names);
  if (type === 'CallExpression') return /^getRootNode$|^get\w*Document/.test(nameOf(callee) ?? '');
  return (
    /^(?:doc|document|targetContainer|targetNode)$|Document$/.test(nameOf(node) ?? '') ||
    (type === 'Identifier' && names.has(node.name))
  );
}

/** Whether it may end before its end: what follows must not be asked for then. */
const isOptional = ({ type, optional, object, callee }) =>
  (type === 'MemberExpression' || type === 'CallExpression') && (optional || isOptional(object ?? callee));

/** Whether content of the page may answer a property access of our code, or of a package. */
function mayBeTaken({ type, computed, object, property }, isOurs, names) {
  if (type !== 'MemberExpression' || computed || property.type !== 'Identifier') return false;
  if (nameOf(object) === 'prototype') return false;
  if ((isOurs ? OF_ANCESTORS : OF_ANY).has(property.name)) return true;
  return (isOurs || OF_DOCUMENTS.has(property.name)) && isDocument(object, names);
}

/**
 * Puts `own`, `callOwn` and `setOwn` in place of property accesses of a module that content of a page may answer
 * (`page/own-document.ts`).
 *
 * @throws if one is written in a way that this does not know.
 */
export function withOwnDocument(code, id) {
  const text = new MagicString(code);
  const isOurs = !id.includes('/node_modules/');
  const names = new Set();
  const imports = new Set();
  walk(code, ({ type, id: variable, init, local }) => {
    if (/^Import.*Specifier$/.test(type)) imports.add(local.name);
    if (type === 'VariableDeclarator' && init && variable.type === 'Identifier' && isDocument(init))
      names.add(variable.name);
  });
  const unknown = (node) => {
    throw new Error(
      `${relative(PROJECT_FOLDER, id)}: «${code.slice(node.start, node.end)}» cannot be taken from the prototypes.`,
    );
  };
  walk(code, (node, parent) => {
    if (
      node.type === 'VariableDeclarator' &&
      node.id.type === 'ObjectPattern' &&
      node.init &&
      isDocument(node.init, names)
    ) {
      const [property, another] = node.id.properties;
      if (another || property.type !== 'Property' || property.value.type !== 'Identifier') unknown(node);
      text.update(node.id.start, node.id.end, property.value.name);
      text.prependRight(node.init.start, '$own(').appendLeft(node.init.end, `, "${property.key.name}")`);
      return;
    }
    if (!mayBeTaken(node, isOurs, names) || imports.has(node.object.name)) return;
    const { start, end, property, optional } = node;
    if (parent.type === 'UpdateExpression' || (parent.type === 'UnaryExpression' && parent.operator === 'delete'))
      unknown(parent);
    if (optional ? parent.type !== 'ChainExpression' : isOptional(node.object)) unknown(parent);
    const dot = code.lastIndexOf(optional ? '?.' : '.', property.start);
    const name = `${optional ? ' ?? {}' : ''}, "${property.name}"`;
    if (parent.type === 'CallExpression' && parent.callee === node) {
      const open = code.indexOf('(', end);
      if (parent.optional || code.slice(end, open).trim()) unknown(parent);
      text.prependRight(start, '$callOwn(').update(dot, open + 1, parent.arguments.length > 0 ? `${name}, ` : name);
    } else if (parent.type === 'AssignmentExpression' && parent.left === node) {
      if (parent.operator !== '=') unknown(parent);
      text.prependRight(start, '$setOwn(').update(dot, parent.right.start, `${name}, `).appendLeft(parent.end, ')');
    } else {
      text.prependRight(start, '$own(').update(dot, end, `${name})`);
    }
  });
  if (!text.hasChanged()) return undefined;
  return text
    .prepend(`import { own as $own, callOwn as $callOwn, setOwn as $setOwn } from ${JSON.stringify(MODULE)};\n`)
    .toString();
}

/** Rollup plugin; comes after what makes ES modules of sources and packages. */
export function ownDocument() {
  return {
    name: 'own-document',
    transform(code, id) {
      const own = isWritten(id) && withOwnDocument(code, id);
      return own ? { code: own, map: null } : null;
    },
  };
}

/** The same for esbuild, which bundles the loader. */
export function ownDocumentEsbuild() {
  return {
    name: 'own-document',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (!isWritten(path)) return undefined;
        const { code } = await transform(readFileSync(path, 'utf8'), {
          loader: 'ts',
          target: 'es2022',
          charset: 'utf8',
        });
        return { contents: withOwnDocument(code, path) ?? code, loader: 'js' };
      });
    },
  };
}
