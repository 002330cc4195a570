import { writeFile } from 'node:fs/promises';
import { UsageError } from './command-line.ts';
import type { InitArguments } from './init-arguments.ts';
import { initLines, initSteps } from './init-lines.ts';
import { initAnswers } from './init-questions.ts';

/**
 * Prints the lines that bring the elements to a site, or writes them to a file, and says where they go.
 *
 * @throws {UsageError} if nobody can be asked, or the file is there.
 */
export async function init(args: InitArguments, signal: AbortSignal): Promise<void> {
  const answers = await initAnswers(args, { input: process.stdin, output: process.stderr, signal });
  const lines = initLines(answers);
  const { out } = args;
  if (out === undefined) process.stdout.write(lines);
  else
    await writeFile(out, lines, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      const isThere = error.code === 'EEXIST';
      throw new UsageError(isThere ? `${out} is there already.` : `${out} cannot be written: ${error.message}`);
    });
  process.stderr.write(`\n${initSteps(answers, out === undefined ? 'these lines' : `the lines of ${out}`)}`);
}
