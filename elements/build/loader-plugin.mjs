import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { minify } from 'terser';
import { LOCALES } from '../../src/core/locale/locales.ts';
import { cssTextEsbuildPlugin } from '../../src/styles/css-text.mjs';
import { ownDocumentEsbuild } from './own-document-plugin.mjs';
import { filesBeforeStage, filesOf, stageFiles } from './stage-files.ts';
import { VERSION_COMMENT } from './version-comment.ts';

/** Attributes of each element by its name without prefix, from the manifest. */
function elementAttributes(manifest) {
  const declarations = manifest.modules.flatMap((module) => module.declarations ?? []);
  return Object.fromEntries(
    declarations
      .filter(({ customElement }) => customElement)
      .map(({ tagName, attributes }) => [tagName.replace(/^site-/, ''), attributes.map(({ name }) => name)]),
  );
}

/** A module that some pages need, with all it needs that no element has anyway. @throws if it has no chunk of its own. */
function runtimeFiles(bundle, files, name) {
  const chunk = Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/runtime/${name}`));
  if (!chunk) throw new Error(`elements/runtime/${name} has no chunk of its own.`);
  const [first, ...others] = Object.values(files);
  const common = first.filter((file) => others.every((elementFiles) => elementFiles.includes(file)));
  return filesOf(bundle, chunk.fileName, new Set(common));
}

/** The chunk with the first texts of a language. @throws if there is none. */
function textFile(bundle, shortCode) {
  const chunk = Object.values(bundle).find(({ facadeModuleId }) =>
    facadeModuleId?.endsWith(`/src/core/locale/texts/${shortCode}.ts`),
  );
  if (!chunk) throw new Error(`The texts of the language ${shortCode} have no chunk of their own.`);
  return chunk.fileName;
}

/** The chunk with the first texts of each language, by what begins a path (`jp`) and what begins a tag (`ja`). */
export function textFiles(bundle) {
  return Object.fromEntries(
    LOCALES.flatMap(({ shortCode, languageTag }) =>
      [shortCode, languageTag.split('-')[0]].map((language) => [language, textFile(bundle, shortCode)]),
    ),
  );
}

/**
 * Rollup plugin: writes a classic loader, with the names of the chunks filled in.
 *
 * @param {object} manifest - `custom-elements.json`.
 * @param {string} loaderName - `site-elements.js`.
 */
export function loader(manifest, loaderName) {
  return {
    name: 'loader',
    async generateBundle(_, bundle) {
      const entries = Object.values(bundle).filter((chunk) => chunk.type === 'chunk' && chunk.isEntry);
      // The loader looks for them in this order, and the search waits for what was found before it.
      entries.sort((one, other) => Number(one.name === 'search') - Number(other.name === 'search'));
      const files = Object.fromEntries(entries.map(({ name, fileName }) => [name, filesOf(bundle, fileName)]));
      const afterRender = {};
      for (const [name, elementFiles] of Object.entries(files)) {
        const dynamicImportsOf = (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
        const { 'after-render': stage } = stageFiles(name, bundle, elementFiles, dynamicImportsOf);
        const sizes = [textFile(bundle, 'en'), ...elementFiles].map((file) => gzipSync(bundle[file].code).byteLength);
        if (stage) afterRender[name] = { files: stage, filesBefore: filesBeforeStage(sizes) };
      }
      const result = await build({
        entryPoints: ['elements/loader/loader.ts'],
        bundle: true,
        write: false,
        format: 'iife',
        target: 'es2020', // What cannot run it has to read it (docs/browsers.md).
        charset: 'utf8',
        plugins: [cssTextEsbuildPlugin(), ownDocumentEsbuild()],
        define: {
          TEXT_FILES: JSON.stringify(textFiles(bundle)),
          ELEMENT_FILES: JSON.stringify(files),
          AFTER_RENDER: JSON.stringify(afterRender),
          TAKE_OVER_FILES: JSON.stringify(runtimeFiles(bundle, files, 'take-over.ts')),
          MENU_FILES: JSON.stringify(runtimeFiles(bundle, files, 'read-menu.ts')),
          ELEMENT_ATTRIBUTES: JSON.stringify(elementAttributes(manifest)),
        },
      });
      // None of its functions is called with `new`, and what it joins to texts is no object with a text of its own.
      const compress = { passes: 3, inline: 1, unsafe: true, unsafe_arrows: true };
      const { code } = await minify(result.outputFiles[0].text, { ecma: 2020, compress });
      this.emitFile({ type: 'asset', fileName: loaderName, source: VERSION_COMMENT + code });
    },
  };
}
