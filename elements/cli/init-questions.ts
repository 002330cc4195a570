import { createInterface } from 'node:readline/promises';
import type { Locale } from '../../src/core/locale/locales.ts';
import { UsageError } from './command-line.ts';
import { hostOf, type InitArguments, languagesOf, searchUrlOf } from './init-arguments.ts';
import { HOST_NAMES, type HostName } from './init-hosts.ts';

/** What was asked for or answered. */
export interface InitAnswers {
  readonly host: HostName;
  readonly languages: readonly Locale[];
  /** `''`: no search. */
  readonly searchUrl: string;
}

/** Where a person answers. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

const DEFAULT_LANGUAGES = 'en';

/**
 * Takes from the command line what it says, and asks for the rest if it names no host.
 *
 * @throws {UsageError} if nobody can be asked, or the input ends.
 */
export async function initAnswers(args: InitArguments, { input, output }: Terminal): Promise<InitAnswers> {
  const { host, languages = languagesOf(DEFAULT_LANGUAGES), searchUrl = '' } = args;
  if (host) return { host, languages, searchUrl };
  const hosts = HOST_NAMES.join(', ');
  if (!input.isTTY)
    throw new UsageError(`expected --host, one of ${hosts}: standard input is no terminal, so nobody can be asked.`);
  const ended = new AbortController();
  const asking = createInterface({ input, output });
  asking.once('close', () => ended.abort());
  /** Asks until the answer is right. */
  const ask = async <Answer>(question: string, read: (text: string) => Answer): Promise<Answer> => {
    for (;;) {
      const text = await asking.question(question, { signal: ended.signal });
      try {
        return read(text.trim());
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        output.write(`${error.message}\n`);
      }
    }
  };
  try {
    return {
      host: await ask(`What makes your pages? (${hosts})\n> `, hostOf),
      languages:
        args.languages ??
        (await ask(`Languages of the site? (such as en,de; nothing: ${DEFAULT_LANGUAGES})\n> `, (text) =>
          languagesOf(text || DEFAULT_LANGUAGES),
        )),
      searchUrl:
        args.searchUrl ??
        (await ask(
          'Page of the search results, which gets ?q=? (such as /search; nothing: no search)\n> ',
          searchUrlOf,
        )),
    };
  } catch (error) {
    if (ended.signal.aborted) throw new UsageError('the questions were not answered.');
    throw error;
  } finally {
    asking.close();
  }
}
