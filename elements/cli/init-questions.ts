import { createInterface } from 'node:readline/promises';
import { UsageError } from './command-line.ts';
import { hostOf, type InitArguments, languagesOf, type SiteLanguage, searchUrlOf } from './init-arguments.ts';
import { HOST_NAMES, HOSTS, type Host, type HostName } from './init-hosts.ts';

/** What was asked for or answered. */
export interface InitAnswers {
  readonly host: HostName;
  readonly languages: readonly SiteLanguage[];
  /** `''`: no search. */
  readonly searchUrl: string;
}

/** Where a person answers. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
  /** Ends the questions. */
  readonly signal?: AbortSignal;
}

const DEFAULT_LANGUAGES = 'en';

/**
 * Takes from the command line what it says, and asks for the rest if it names no host.
 *
 * @throws {UsageError} if nobody can be asked, or the input ends.
 */
export async function initAnswers(args: InitArguments, { input, output, signal }: Terminal): Promise<InitAnswers> {
  const { host, languages = languagesOf(DEFAULT_LANGUAGES), searchUrl = '' } = args;
  if (host) return { host, languages, searchUrl };
  const hosts = HOST_NAMES.join(', ');
  if (!input.isTTY)
    throw new UsageError(`expected --host, one of ${hosts}: standard input is no terminal, so nobody can be asked.`);
  const asking = createInterface({ input, output, ...(signal && { signal }) });
  let isClosed = false;
  asking.once('close', () => {
    isClosed = true;
  });
  const typed = asking[Symbol.asyncIterator](); // Keeps what is typed before it is asked for.
  /** Asks until the answer is right. */
  const ask = async <Answer>(question: string, read: (text: string) => Answer): Promise<Answer> => {
    for (;;) {
      output.write(`${question}\n`);
      if (!isClosed) asking.prompt(); // What was typed before is still there to be read.
      const { value, done } = await typed.next();
      if (done) throw new UsageError('the questions were not answered.');
      try {
        return read(value.trim());
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        output.write(`${error.message}\n`);
      }
    }
  };
  try {
    const chosen = await ask(`What makes your pages? (${hosts})`, hostOf);
    const { queryParameter = 'q' }: Host = HOSTS[chosen];
    return {
      host: chosen,
      languages:
        args.languages ??
        (await ask(`Languages of the site? (such as en,de,ar; nothing: ${DEFAULT_LANGUAGES})`, (text) =>
          languagesOf(text || DEFAULT_LANGUAGES),
        )),
      searchUrl:
        args.searchUrl ??
        (await ask(
          `Page of the search results, which gets ?${queryParameter}=? (such as /search; nothing: no search)`,
          searchUrlOf,
        )),
    };
  } finally {
    asking.close();
  }
}
