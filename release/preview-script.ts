import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { VERSION_COMMENT } from '../elements/build/version-comment.ts';

/**
 * The three elements as one classic script. From disk (`file:`) neither Chromium, nor Firefox, nor WebKit loads modules, and
 * the one tag is made of them; sites have no use for it.
 *
 * @param projectFolder - with what `npm run build` has written.
 * @throws if it holds a package whose licence is not in `dist/THIRD-PARTY-NOTICES`.
 */
export async function previewScript(projectFolder: string): Promise<string> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: projectFolder,
    entryPoints: ['lib/esm/index.js'],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error', // It warns of each import that is free of side effects and unused.
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const notices = readFileSync(resolve(projectFolder, 'dist/THIRD-PARTY-NOTICES'), 'utf8');
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  for (const [path, { bytesInOutput }] of inputs) {
    const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
    if (bytesInOutput > 0 && name && !new RegExp(`^${name} \\d`, 'm').test(notices))
      throw new Error(`${name} is in preview.js, and its licence not in THIRD-PARTY-NOTICES.`);
  }
  return VERSION_COMMENT + outputFiles[0]?.text;
}
