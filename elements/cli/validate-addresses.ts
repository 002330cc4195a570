import type { ValidateArguments } from './files-arguments.ts';
import { Progress } from './progress.ts';
import { readSitemaps } from './sitemap.ts';
import { addressValidator } from './validate-address.ts';

/** How many pages of a site are asked for at a time: as many as a careful visitor's browser. */
const REQUESTS_COUNT = 4;

/** The pages to look at; with `--sitemap` those that the sitemaps list. */
async function pagesOf(args: ValidateArguments, signal: AbortSignal): Promise<readonly URL[]> {
  const { addresses, isSitemap, maxPageCount, isQuiet } = args;
  if (!isSitemap) return addresses;
  const say = (line: string) => isQuiet || process.stderr.write(`${line}\n`);
  const pages: URL[] = [];
  for (const address of addresses) {
    const onSitemap = ({ href }: URL) => say(`Reading ${href}`);
    const found = await readSitemaps(address, maxPageCount, onSitemap, signal);
    pages.push(...found.pages);
    if (found.foreignCount > 0) say(`${found.foreignCount} addresses of other sites are left out.`);
    if (found.isCut) say(`More pages are listed; the first ${maxPageCount} are looked at. --max-pages takes more.`);
    if (found.pages.length === 0) throw new Error(`${address.href}: its sitemap lists no page of ${address.origin}.`);
  }
  return pages;
}

/**
 * Looks at pages and documents of live sites, and says what is wrong with them.
 *
 * @returns `undefined` if a sitemap cannot be read; standard error says why.
 */
export async function validateAddresses(args: ValidateArguments, signal: AbortSignal): Promise<Progress | undefined> {
  const { prefix, element, isSitemap, isQuiet } = args;
  const pages = await pagesOf(args, signal).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    return undefined;
  });
  if (!pages) return undefined;
  const progress = new Progress(pages.length, isQuiet, process.stdout);
  const validate = addressValidator({ prefix, element, isListed: isSitemap, signal });
  const queue = pages.values();
  const work = async () => {
    for (const page of queue) {
      progress.add(await validate(page));
      if (signal.aborted) return;
    }
  };
  await Promise.all(Array.from({ length: REQUESTS_COUNT }, work));
  progress.end('looked at', 'address');
  return progress;
}
