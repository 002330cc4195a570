import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const PROJECT_FOLDER = resolve(import.meta.dirname, '../../..');

/** A file that sites serve. @throws if nothing is built. */
export const builtFile = (name: string): string => existing(`dist/${name}`);

/** A module of the package, as a file. @throws if nothing is built. */
export const builtModuleFile = (name: string): string => existing(`lib/esm/${name}.js`);

function existing(path: string): string {
  const file = resolve(PROJECT_FOLDER, path);
  if (!existsSync(file)) throw new Error(`${path} is missing; run \`npm run build\` first.`);
  return file;
}

/** A module of the build, which is what runs in Node: the sources import CSS. */
export function builtModule(name: string) {
  return import(pathToFileURL(builtModuleFile(name)).href);
}
