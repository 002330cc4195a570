import { sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { prerender } from '../prerender/prerender-page.ts';
import { type FoundFiles, findFiles, PAGES_AND_DOCUMENTS } from '../site-files/find-files.ts';
import { decodePage, encodePage } from '../site-files/page-text.ts';
import type { FileOptions } from '../site-files/print-file.ts';
import { problemLine } from '../site-files/problem-line.ts';
import { type SiteFiles, sourceLoader } from '../site-files/site-files.ts';
import { readArguments } from './arguments.ts';
import { UsageError } from './command-line.ts';
import { COMMAND_NAMES } from './commands.ts';
import type { FileWork } from './file-work.ts';
import type { PrerenderArguments, ValidateArguments } from './files-arguments.ts';
import { init } from './init.ts';
import { printDocument } from './print-document.ts';
import { Progress } from './progress.ts';
import { tagLines } from './tag-lines.ts';
import { validateAddresses } from './validate-addresses.ts';
import { foldersOf, watchFiles } from './watch-files.ts';
import { workOnFiles } from './work-on-files.ts';

/** `usage`: wrong options; with `validate` also that something cannot be read. */
const EXIT = { done: 0, failed: 1, usage: 2, interrupted: 130 } as const;

type ExitCode = (typeof EXIT)[keyof typeof EXIT];

function fileOptions(args: PrerenderArguments, root: string): FileOptions {
  const { baseUrl, hasCleanUrls, siteOrigin, prefix, panels, linkStyles } = args;
  return {
    site: { root: args.root ?? root, baseUrl, hasCleanUrls },
    page: { siteOrigin, prefix, panels, styles: linkStyles === undefined ? 'inline' : { href: linkStyles } },
  };
}

function fileWork(args: PrerenderArguments | ValidateArguments, { root, named }: FoundFiles): FileWork {
  if (args.command === 'prerender') return { command: 'prerender', options: fileOptions(args, root) };
  const { baseUrl, prefix, element } = args;
  const site: SiteFiles = { root: args.root ?? root, baseUrl };
  return { command: 'validate', options: { site, prefix, element, named } };
}

/** One page from standard input to standard output; what cannot be printed comes out as it went in. */
async function filterPage(args: PrerenderArguments): Promise<ExitCode> {
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

async function runOnFiles(
  args: PrerenderArguments | ValidateArguments,
  workerUrl: URL,
  signal: AbortSignal,
): Promise<Progress> {
  const isPrinting = args.command === 'prerender';
  const find = () => findFiles(args.paths, isPrinting ? undefined : PAGES_AND_DOCUMENTS);
  const found = await find();
  const { files, missing } = found;
  if (missing[0] !== undefined) throw new UsageError(`${missing[0]} is not there.`);
  const stray = isPrinting ? files.find((file) => /\.json$/i.test(file)) : undefined;
  if (stray !== undefined) throw new UsageError(`${stray} is data; validate looks at it, prerender prints pages.`);
  const work = fileWork(args, found);
  const run = async (some: readonly string[]) => {
    const progress = new Progress(some.length, args.isQuiet, isPrinting ? process.stderr : process.stdout);
    const onReport = progress.add.bind(progress);
    await workOnFiles(some, { work, workerUrl, jobCount: args.jobCount, onReport, signal });
    progress.end(isPrinting ? 'printed' : 'looked at');
    return progress;
  };
  const progress = await run(files);
  if (args.isWatching && !signal.aborted) {
    const watching = watchFiles(
      foldersOf(args.paths, files),
      async (changed) => {
        const { files: present, missing: gone } = await find();
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
  return progress;
}

async function prerenderPages(args: PrerenderArguments, workerUrl: URL, signal: AbortSignal): Promise<ExitCode> {
  if (args.paths[0] === '-') return filterPage(args);
  const { counts } = await runOnFiles(args, workerUrl, signal);
  if (signal.aborted && !args.isWatching) return EXIT.interrupted;
  return counts.failed > 0 ? EXIT.failed : EXIT.done;
}

async function validate(args: ValidateArguments, workerUrl: URL, signal: AbortSignal): Promise<ExitCode> {
  const runs = [
    ...(args.paths.length > 0 ? [await runOnFiles(args, workerUrl, signal)] : []),
    ...(args.addresses.length > 0 ? [await validateAddresses(args, signal)] : []),
  ];
  if (signal.aborted && !args.isWatching) return EXIT.interrupted;
  if (runs.some((run) => !run || run.counts.failed > 0)) return EXIT.usage;
  return runs.some((run) => run && run.problemCount > 0) ? EXIT.failed : EXIT.done;
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
    switch (args.command) {
      case 'say':
        process.stdout.write(args.text);
        return EXIT.done;
      case 'prerender':
        return await prerenderPages(args, workerUrl, interruption.signal);
      case 'validate':
        return await validate(args, workerUrl, interruption.signal);
      case 'print':
        return (await printDocument(args)) ? EXIT.done : EXIT.failed;
      case 'tag': {
        const { lines, policy, note } = await tagLines(args, distUrl);
        process.stdout.write(lines);
        process.stderr.write(policy + note);
        return EXIT.done;
      }
      case 'init':
        await init(args, interruption.signal);
        return EXIT.done;
      default:
        return args satisfies never;
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) {
      process.stderr.write(`site-elements: ${error.message}\n`);
      return EXIT.usage;
    }
    if (!(error instanceof UsageError)) throw error;
    const command = COMMAND_NAMES.find((name) => argv.includes(name));
    process.stderr.write(
      `site-elements: ${error.message}\nsite-elements ${command ? `${command} ` : ''}--help says more.\n`,
    );
    return EXIT.usage;
  }
}
