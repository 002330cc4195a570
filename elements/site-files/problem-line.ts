import { relative } from 'node:path';
import type { PageProblem } from '../prerender/page-problem.ts';
import { type SiteFiles, sourcePath } from './site-files.ts';

/** A problem as editors and terminals know it: `public/a.html:12:7: <site-header> …`. */
export function problemLine(problem: PageProblem, file: string, site: SiteFiles): string {
  const source = problem.src === undefined ? file : sourcePath(problem.src, file, site);
  const name = typeof source === 'string' ? relative('', source) : source.href;
  return `${name}:${problem.line}:${problem.column}: ${problem.message}`;
}
