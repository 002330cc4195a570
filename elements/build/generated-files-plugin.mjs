import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { cssText } from '../../src/styles/css-text.mjs';
import { jsonSchemas } from '../manifest/json-schema.ts';
import { editorData } from './editor-data.mjs';
import { frameworkTypes } from './framework-types.mjs';
import { importSource } from './import-source.ts';
import { prerenderCss } from './prerender-css.mjs';
import { VERSION_COMMENT } from './version-comment.ts';

const MANIFEST_FILE = 'custom-elements.json';

function jsonText(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Everything the package holds beside code and types, by its file name (contract §6): what sites serve in `dist`, what tools
 * read in `lib`.
 *
 * @param {import('custom-elements-manifest').Package} manifest
 * @returns {Promise<Record<string, string>>}
 */
async function generatedTexts(manifest) {
  const { printedSheets } = await importSource('elements/prerender/render-element.ts');
  const schemas = Object.entries(jsonSchemas()).map(([fileName, schema]) => [
    `dist/schema/${fileName}`,
    jsonText(schema),
  ]);
  const editors = Object.entries(editorData(manifest)).map(([fileName, data]) => [`lib/${fileName}`, jsonText(data)]);
  const types = Object.entries(frameworkTypes(manifest)).map(([fileName, text]) => [`lib/types/${fileName}`, text]);
  return {
    'lib/types/no-exports.d.ts': 'export {};\n',
    'dist/prerender.css': VERSION_COMMENT + prerenderCss(printedSheets()),
    'dist/layout.css': VERSION_COMMENT + (await cssText('src/styles/layout.css')),
    // Where the browser is too old for the elements, no place is kept (docs/browsers.md).
    'dist/reserve.css': `${VERSION_COMMENT}@supports (color: light-dark(red, red)) {${await cssText('src/styles/reserve.css')}}`,
    ...Object.fromEntries([...schemas, ...editors, ...types]),
  };
}

/**
 * Rollup plugin: writes what the package holds beside code and types, and keeps `custom-elements.json` of the project,
 * which is under version control, in step.
 *
 * @param {import('custom-elements-manifest').Package} manifest
 */
export function generatedFiles(manifest) {
  return {
    name: 'generated-files',
    async writeBundle() {
      for (const [file, text] of Object.entries(await generatedTexts(manifest))) {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
      const text = jsonText(manifest);
      if ((await readFile(MANIFEST_FILE, 'utf8')) !== text) await writeFile(MANIFEST_FILE, text);
    },
  };
}
