import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transform } from 'esbuild';

const MODULE = resolve(import.meta.dirname, '../page/own-document.ts');

/** What may be the document: of a node or of React's window, and what React is told of an event's target. */
const DOCUMENT_OF =
  /([\w$.#]*[\w$])(?<!window)\.(ownerDocument\b|document\b|getRootNode\(\)|(?<=nativeEvent\.)target\b)(?!\s*=[^=])/g;

/** Where React stands in with the window for a node that it does not know; a window has names of the page, too. */
const WINDOW_AS_NODE = /(?<=getNodeFromInstance\(targetInst\) : )window\b/g;

/** Puts `ownDocument` in place of `document` in a module (`page/own-document.ts` says why). */
async function withOwnDocument(code, loader) {
  if (!/\bdocument\b|\.ownerDocument\b|\.getRootNode\(/.test(code)) return undefined;
  const read = code.replace(DOCUMENT_OF, 'ownOf($1.$2)').replace(WINDOW_AS_NODE, 'document');
  const { code: own } = await transform(read, { loader, define: { document: 'ownDocument' }, charset: 'utf8' });
  return `import { ownDocument, ownOf } from ${JSON.stringify(MODULE)};\n${own}`;
}

/** Rollup plugin; comes after what makes ES modules of sources and packages. */
export function ownDocument() {
  return {
    name: 'own-document',
    async transform(code, id) {
      const own = id !== MODULE && (await withOwnDocument(code, 'js'));
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
        const contents = path !== MODULE && (await withOwnDocument(readFileSync(path, 'utf8'), 'ts'));
        return contents ? { contents, loader: 'js' } : undefined;
      });
    },
  };
}
