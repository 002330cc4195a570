import { dirname, relative, resolve } from 'node:path';
import { build, type Loader } from 'esbuild';
import type { SourceFile } from './source-files.ts';

export interface Import {
  /** Path of the importing file, from the project's folder. */
  readonly from: string;
  /** What the file wrote. */
  readonly specifier: string;
  /** Path of the imported file, from the project's folder; undefined for a package. */
  readonly to: string | undefined;
}

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');

/**
 * Lists what files import, types included, statically or not. esbuild's own parser finds the imports: each file is an
 * entry, and each import is noted and left alone.
 */
export async function importsOf(files: readonly SourceFile[]): Promise<Import[]> {
  const texts = new Map(files.map(({ path, text }) => [resolve(PROJECT_FOLDER, path), text]));
  const imports: Import[] = [];
  await build({
    absWorkingDir: PROJECT_FOLDER,
    entryPoints: [...texts.keys()],
    outdir: 'unused',
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    plugins: [
      {
        name: 'note-imports',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /.*/ }, ({ kind, importer, path }) => {
            if (kind === 'entry-point') return undefined;
            const isFile = path.startsWith('.');
            const to = isFile ? relative(PROJECT_FOLDER, resolve(dirname(importer), path)) : undefined;
            imports.push({ from: relative(PROJECT_FOLDER, importer), specifier: path, to });
            return { path, external: true };
          });
          onLoad({ filter: /.*/ }, ({ path }) => ({
            // An import of types only would be dropped before it is noted.
            contents: (texts.get(path) ?? '').replace(/^(?:(import) type|(export) type (?=[{*]))/gm, '$1$2'),
            loader: path.slice(path.lastIndexOf('.') + 1).replace('mjs', 'js') as Loader,
          }));
        },
      },
    ],
  });
  return imports;
}

/** The files that a file reaches by its imports; itself only if they lead back to it. */
function reachedFrom(file: string, targets: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const target of targets.get(next) ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      waiting.push(target);
    }
  }
  return reached;
}

/** The groups of files that import each other, at whatever remove. */
export function circlesOf(imports: readonly Import[]): readonly (readonly string[])[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (to !== undefined) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const reached = new Map([...targets.keys()].map((file) => [file, reachedFrom(file, targets)]));
  const circles = [...reached].flatMap(([file, files]) =>
    files.has(file) ? [[...files].filter((other) => reached.get(other)?.has(file)).sort()] : [],
  );
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}
