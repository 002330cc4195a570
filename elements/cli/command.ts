import { sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { prerender } from '../prerender/prerender-page.ts';
import { findFiles } from '../site-files/find-files.ts';
import { decodePage, encodePage } from '../site-files/page-text.ts';
import type { FileOptions } from '../site-files/print-file.ts';
import { problemLine } from '../site-files/problem-line.ts';
import { type SiteFiles, sourceLoader } from '../site-files/site-files.ts';
import { type PagesArguments, readArguments, USAGE, UsageError } from './arguments.ts';
import { printDocument } from './print-document.ts';
import { printFiles } from './print-files.ts';
import { Progress } from './progress.ts';
import { tagLines } from './tag-lines.ts';
import { validateJson } from './validate-json.ts';
import { foldersOf, watchFiles } from './watch-files.ts';

const EXIT = { done: 0, failed: 1, usage: 2, interrupted: 130 } as const;

type ExitCode = (typeof EXIT)[keyof typeof EXIT];

function fileOptions(args: PagesArguments, root: string): FileOptions {
  const { baseUrl, hasCleanUrls, siteOrigin, prefix, panels, linkStyles, command } = args;
  return {
    site: { root: args.root ?? root, baseUrl, hasCleanUrls },
    page: { siteOrigin, prefix, panels, styles: linkStyles === undefined ? 'inline' : { href: linkStyles } },
    isWritten: command === 'prerender',
  };
}

/** One page from standard input to standard output; what cannot be printed comes out as it went in. */
async function filterPage(args: PagesArguments): Promise<ExitCode> {
  const bytes = await buffer(process.stdin);
  const { site, page } = fileOptions(args, process.cwd());
  const paged: SiteFiles = { ...site, ...(args.url !== undefined && { baseUrl: site.baseUrl ?? args.url }) };
  try {
    const { text, encoding } = decodePage(bytes);
    const file = `${site.root}/page.html`;
    const result = await prerender(text, { ...page, url: args.url, load: sourceLoader(site)(file) });
    for (const problem of result.problems) process.stderr.write(`${problemLine(problem, '-', paged)}\n`);
    process.stdout.write(result.html === text ? bytes : encodePage({ text: result.html, encoding }));
    return result.problems.some(({ isFatal }) => isFatal) ? EXIT.failed : EXIT.done;
  } catch (error) {
    process.stderr.write(`-: ${error instanceof Error ? error.message : error}\n`);
    process.stdout.write(bytes);
    return EXIT.failed;
  }
}

async function runFiles(
  files: readonly string[],
  options: FileOptions,
  { jobCount, isQuiet }: PagesArguments,
  workerUrl: URL,
  signal: AbortSignal,
): Promise<Progress> {
  const progress = new Progress(files.length, isQuiet);
  const isJson = (file: string) => /\.json$/i.test(file);
  for (const file of files.filter(isJson)) progress.add(await validateJson(file));
  const pages = files.filter((file) => !isJson(file));
  const onReport = progress.add.bind(progress);
  await printFiles(pages, { options, workerUrl, jobCount, onReport, signal });
  progress.end(options.isWritten ? 'printed' : 'looked at');
  return progress;
}

async function runOnFiles(args: PagesArguments, workerUrl: URL, signal: AbortSignal): Promise<ExitCode> {
  const { files, root, missing } = await findFiles(args.paths);
  if (missing[0] !== undefined) throw new UsageError(`${missing[0]} is not there.`);
  const stray = args.command === 'prerender' ? files.find((file) => /\.json$/i.test(file)) : undefined;
  if (stray !== undefined) throw new UsageError(`${stray} is data; validate looks at it, prerender prints pages.`);
  const options = fileOptions(args, root);
  const run = (some: readonly string[]) => runFiles(some, options, args, workerUrl, signal);
  const { counts, problemCount } = await run(files);
  if (args.isWatching && !signal.aborted) {
    const watching = watchFiles(
      foldersOf(args.paths, files),
      async (changed) => {
        const { files: present, missing: gone } = await findFiles(args.paths);
        if (!args.isQuiet) for (const path of gone) process.stderr.write(`${path} is not there; waiting for it.\n`);
        // Data that changes may be in any page.
        const isAll = changed.some((file) => /\.json$/i.test(file));
        // Of a new folder its files may have come too early to be told of.
        const isChanged = (file: string) => changed.some((path) => file === path || file.startsWith(path + sep));
        const some = isAll ? present : present.filter(isChanged);
        if (some.length > 0) await run(some);
      },
      signal,
    );
    process.stderr.write('Watching for changes; Ctrl+C ends it.\n');
    await watching;
  }
  if (signal.aborted && !args.isWatching) return EXIT.interrupted;
  const isBad = counts.failed > 0 || (args.command === 'validate' && problemCount > 0);
  return isBad ? EXIT.failed : EXIT.done;
}

/**
 * The `site-elements` command (contract §6).
 *
 * @param files.workerUrl - the file of `worker.ts`.
 * @param files.distUrl - the folder of the files that sites serve, with its slash.
 * @returns the exit code. It never throws for what files hold.
 */
export async function runCommand(
  argv: readonly string[],
  { workerUrl, distUrl }: { readonly workerUrl: URL; readonly distUrl: URL },
): Promise<ExitCode> {
  const interruption = new AbortController();
  // The files in the making are finished; a second signal ends the process at once, which leaves no half-written one either.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());
  try {
    const args = readArguments(argv);
    if (!args) {
      process.stdout.write(USAGE);
      return EXIT.done;
    }
    if (args.command === 'print') return (await printDocument(args)) ? EXIT.done : EXIT.failed;
    if (args.command === 'tag') {
      const { lines, policy, note } = await tagLines(args, distUrl);
      process.stdout.write(lines);
      process.stderr.write(policy + note);
      return EXIT.done;
    }
    if (args.paths[0] === '-') return await filterPage(args);
    return await runOnFiles(args, workerUrl, interruption.signal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`site-elements: ${error.message}\n\n${USAGE}`);
    return EXIT.usage;
  }
}
