import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import * as namespace from '../constants.ts';

/** @type {Record<string, unknown>} */
const constants = { ...namespace };

const UNITS = { PX: 'px', MS: 'ms', COUNT: '', RATIO: '' };

/** `env(NAME)` or `env(NAME-key)`: a number of `src/constants.ts`, written with the unit its name ends in. */
function constantValue(file, name, key) {
  const value = key === undefined ? constants[name] : constants[name]?.[key];
  const unit = UNITS[name.slice(name.lastIndexOf('_') + 1)];
  if (typeof value !== 'number' || unit === undefined) {
    throw new Error(
      `${file}: constant(${key === undefined ? name : `${name}.${key}`}) names no number of src/constants.ts.`,
    );
  }
  return `${value}${unit}`;
}

/**
 * Reads a `.css` file as the text an element adopts: constants filled in, minified.
 *
 * @param {string} file - Path of the file.
 * @returns {Promise<string>}
 * @throws if the CSS is malformed or names a constant that is not there.
 */
export async function cssText(file) {
  const source = await readFile(file, 'utf8');
  const filled = source.replace(/\benv\(([A-Z][A-Z_]+)(?:-(\w+))?\)/g, (_, name, key) =>
    constantValue(file, name, key),
  );
  const { code } = transform({ filename: file, code: Buffer.from(filled), minify: true });
  return code.toString();
}

/** Rollup plugin: a `.css` file is imported as its text. */
export function cssTextRollupPlugin() {
  return {
    name: 'css-text',
    async load(id) {
      if (!id.endsWith('.css')) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(await cssText(id))};`;
    },
  };
}

/** The same for esbuild, which bundles the tests. */
export function cssTextEsbuildPlugin() {
  return {
    name: 'css-text',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await cssText(path), loader: 'text' }));
    },
  };
}
