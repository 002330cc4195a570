import { build } from 'esbuild';
import { minify } from 'terser';
import { LOCALES } from '../../src/core/locale/locales.ts';
import { cssTextEsbuildPlugin } from '../../src/styles/css-text.mjs';
import { filesOf, stageFiles } from './stage-files.ts';

/** Attributes of each element by its name without prefix, from the manifest. */
function elementAttributes(manifest) {
  const declarations = manifest.modules.flatMap((module) => module.declarations ?? []);
  return Object.fromEntries(
    declarations
      .filter(({ customElement }) => customElement)
      .map(({ tagName, attributes }) => [tagName.replace(/^site-/, ''), attributes.map(({ name }) => name)]),
  );
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
      const afterRenderFiles = {};
      for (const [name, elementFiles] of Object.entries(files)) {
        const dynamicImportsOf = (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
        const { 'after-render': stage } = stageFiles(name, bundle, elementFiles, dynamicImportsOf);
        if (stage) afterRenderFiles[name] = stage;
      }
      const result = await build({
        entryPoints: ['elements/loader/loader.ts'],
        bundle: true,
        write: false,
        format: 'iife',
        target: 'es2022',
        charset: 'utf8',
        plugins: [cssTextEsbuildPlugin()],
        define: {
          TEXT_FILES: JSON.stringify(textFiles(bundle)),
          ELEMENT_FILES: JSON.stringify(files),
          AFTER_RENDER_FILES: JSON.stringify(afterRenderFiles),
          ELEMENT_ATTRIBUTES: JSON.stringify(elementAttributes(manifest)),
        },
      });
      const { code } = await minify(result.outputFiles[0].text, { ecma: 2020, compress: { passes: 2 } });
      this.emitFile({ type: 'asset', fileName: loaderName, source: code });
    },
  };
}
