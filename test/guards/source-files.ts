import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');

export interface SourceFile {
  /** From the project's folder, with `/`. */
  readonly path: string;
  readonly text: string;
}

/**
 * Reads the project's own files that match, sorted by path.
 * @throws if none does: a guard over nothing guards nothing.
 */
export function sourceFiles(...patterns: readonly string[]): SourceFile[] {
  const files = globSync(patterns, { cwd: PROJECT_FOLDER })
    .sort()
    .map((path) => ({ path, text: readFileSync(resolve(PROJECT_FOLDER, path), 'utf8') }));
  if (files.length === 0) throw new Error(`No file matches ${patterns.join(', ')}.`);
  return files;
}

/** CSS without its comments, line numbers kept. */
export function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** Every place a pattern occurs, as `path:line: match`, for an assertion that there is none. */
export function occurrences(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(pattern, `g${pattern.flags.replace('g', '')}`))].map((match) => {
      const line = text.slice(0, match.index).split('\n').length;
      return `${path}:${line}: ${match[0].trim()}`;
    }),
  );
}
