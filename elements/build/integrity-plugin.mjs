import { createHash } from 'node:crypto';
import packageManifest from '../../package.json' with { type: 'json' };
import { textFiles } from './loader-plugin.mjs';
import { filesOf } from './stage-files.ts';

/** Where the snippets say that the files are. A site that has them elsewhere replaces it. */
const BASE_URL = '/site-elements/';

function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * Rollup plugin: writes `integrity.json`, which has the hash of every file that the one tag may load, and snippets that
 * are ready to be copied (contract §6). The tag's own `integrity` covers the loader only. What it loads is held to its
 * hashes by an import map alone: a preload that is refused is asked for again by `import()`, without a hash, and what comes
 * later has no preload.
 *
 * @param {string} loaderName - `site-elements.lite.js` has its own `integrity.lite.json`.
 */
export function integrity(loaderName) {
  return {
    name: 'integrity',
    generateBundle(_, bundle) {
      const outputs = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.js'));
      const files = Object.fromEntries(
        outputs.map((output) => [output.fileName, integrityOf(output.type === 'chunk' ? output.code : output.source)]),
      );
      const loaders = outputs.filter(({ type }) => type === 'asset');
      const entries = outputs.filter(({ type, isEntry }) => type === 'chunk' && isEntry);
      const script = ({ fileName }) =>
        `<script src="${BASE_URL}${fileName}" integrity="${files[fileName]}" crossorigin="anonymous"></script>`;
      const preload = (fileName) =>
        `<link rel="modulepreload" href="${BASE_URL}${fileName}" integrity="${files[fileName]}" crossorigin="anonymous">`;
      const manifest = {
        version: packageManifest.version,
        note: 'The hashes hold for the script and preloads themselves; only the import map holds all that is loaded later (--importmap). See elements/prerender.md.',
        baseUrl: BASE_URL,
        files,
        snippets: {
          importmap: `<script type="importmap">${JSON.stringify({
            integrity: Object.fromEntries(
              outputs.flatMap(({ type, fileName }) =>
                type === 'chunk' ? [[BASE_URL + fileName, files[fileName]]] : [],
              ),
            ),
          })}</script>`,
          script: Object.fromEntries(loaders.map((loader) => [loader.fileName, script(loader)])),
          modulepreload: Object.fromEntries(
            entries.map(({ name, fileName }) => [
              `site-${name}`,
              filesOf(bundle, fileName).toReversed().map(preload).join('\n'),
            ]),
          ),
          texts: Object.fromEntries(
            Object.entries(textFiles(bundle)).map(([language, fileName]) => [language, preload(fileName)]),
          ),
        },
      };
      const fileName = loaderName.replace('site-elements', 'integrity').replace('.js', '.json');
      this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(manifest, null, 2)}\n` });
    },
  };
}
