import { readFileSync } from 'node:fs';
import packageManifest from '../../package.json' with { type: 'json' };
import { cssText } from '../../src/styles/css-text.mjs';
import { jsonSchemas } from '../manifest/json-schema.ts';
import { VERSION_COMMENT } from './version-comment.ts';

const FOLDER = 'elements/editor';

/** The style sheets of the page with the editor, in their order. */
const SHEETS = ['editor.css', 'panels.css', 'theme-form.css', 'page-end.css'];

/** The elements' own tokens for a page. */
const forPage = (css) => css.replace(/:host(?:\(((?:[^()]|\([^()]*\))*)\))?/g, ':root$1');

/** The published schemas as an expression, by the names of the elements: the page asks for no file, or from disk it could not. */
export function schemasByElement() {
  const { 'navigation.json': header, 'section-nav.json': subnav, 'search-config.json': search } = jsonSchemas();
  return JSON.stringify({ header, subnav, search });
}

/** Rollup plugin: writes the pages of the editor and their style sheets beside their scripts, into `editor/`. */
export function editorPages() {
  return {
    name: 'editor-pages',
    async generateBundle() {
      const sheets = await Promise.all(SHEETS.map((name) => cssText(`${FOLDER}/${name}`)));
      const page = (name) => readFileSync(`${FOLDER}/${name}`, 'utf8').replaceAll('{version}', packageManifest.version);
      const files = {
        'index.html': page('index.html'),
        'preview.html': page('preview.html'),
        'editor.css': VERSION_COMMENT + forPage(await cssText('src/styles/tokens.css')) + sheets.join(''),
        'preview.css': VERSION_COMMENT + (await cssText(`${FOLDER}/preview.css`)),
      };
      for (const [name, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName: `editor/${name}`, source });
    },
    renderChunk: (code) => ({ code: VERSION_COMMENT + code, map: null }),
  };
}
