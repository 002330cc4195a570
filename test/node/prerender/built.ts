import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const PROJECT_FOLDER = resolve(import.meta.dirname, '../../..');

/** A file of the build. @throws if nothing is built. */
export function builtFile(name: string): string {
  const file = resolve(PROJECT_FOLDER, 'dist', name);
  if (!existsSync(file)) throw new Error(`dist/${name} is missing; run \`npm run build\` first.`);
  return file;
}

/** A module of the build, which is what runs in Node: the sources import CSS. */
export function builtModule(name: string) {
  return import(pathToFileURL(builtFile(`esm/${name}.js`)).href);
}
