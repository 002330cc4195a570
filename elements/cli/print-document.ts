import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { printFragment } from '../prerender/print-fragment.ts';
import { decodePage } from '../site-files/page-text.ts';
import type { PrintArguments } from './arguments.ts';
import { UsageError } from './command-line.ts';
import { readJsonDocument } from './json-document.ts';

function fragmentOf(value: unknown, args: PrintArguments) {
  const { locale, tag, attributes, siteOrigin, prefix, panels, linkStyles } = args;
  const styles = linkStyles === undefined ? 'inline' : { href: linkStyles };
  try {
    return printFragment(value, { locale, tag, attributes, siteOrigin, prefix, panels, styles });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const remedy = error.message.startsWith('The locale') ? '' : ' Name it with --tag.';
    throw new UsageError(`${args.path}: ${error.message}${remedy}`);
  }
}

/**
 * Prints the fragment of a JSON document to standard output, and what is wrong with it to standard error.
 *
 * @returns false if there is nothing to print.
 * @throws {UsageError} if the document does not tell which element it is for, or is not there.
 */
export async function printDocument(args: PrintArguments): Promise<boolean> {
  const name = args.path === '-' ? '-' : relative('', args.path);
  const say = (line: string) => process.stderr.write(`${line}\n`);
  let text: string;
  try {
    const bytes = await (args.path === '-' ? buffer(process.stdin) : readFile(args.path));
    text = decodePage(bytes).text.replace(/^\ufeff/, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new UsageError(`${args.path} is not there.`);
    say(`${name}: ${error instanceof Error ? error.message : error}`);
    return false;
  }
  const document = readJsonDocument(name, text);
  if (typeof document === 'string') {
    say(document);
    return false;
  }
  const { html, tagName, problems } = fragmentOf(document.value, args);
  for (const problem of problems) say(document.lineAt(document.indexOf(problem.pointer), tagName, problem));
  if (html === '') say(`${name}: <${tagName}> has nothing to show; nothing is printed.`);
  process.stdout.write(html);
  return html !== '';
}
