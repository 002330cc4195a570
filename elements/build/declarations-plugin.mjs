import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const FOLDER = 'lib/types';

/** `from './locales.ts'` → `from './locales.js'`: tsc keeps the extensions of the sources, which only TypeScript 5 and later resolve. */
function withJsExtensions(text) {
  return text.replace(/\b(from |import\()(['"])(\.[^'"]*)\.tsx?\2/g, '$1$2$3.js$2');
}

/**
 * Rollup plugin: writes the declarations of the entries and of what they reach into `lib/types`. TypeScript 7 has no
 * API, so its command does it; errors of type are the business of `npm run typecheck`.
 */
export function declarations() {
  return {
    name: 'declarations',
    async writeBundle() {
      const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
      await promisify(execFile)(process.execPath, [tsc, '--project', 'tsconfig.build.json']).catch((error) =>
        this.error(error.stdout || error),
      );
      const files = await readdir(FOLDER, { recursive: true });
      for (const file of files.filter((name) => name.endsWith('.d.ts')).map((name) => join(FOLDER, name))) {
        await writeFile(file, withJsExtensions(await readFile(file, 'utf8')));
      }
    },
  };
}
