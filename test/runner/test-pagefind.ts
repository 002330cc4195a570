import type { ServerResponse } from 'node:http';
import { close, createIndex } from 'pagefind';

/** Pages in two languages, of two areas, as Pagefind would read them from a site's HTML. */
const PAGES = [
  ['en', '/guide/kibana/dashboards', 'Kibana dashboards', 'Documentation', 'Kibana'],
  ['en', '/guide/fleet/policies', 'Agent policies', 'Documentation', 'Fleet and Elastic Agent'],
  ['en', '/blog/dashboards', 'Monitoring without dashboards', 'Blog', undefined],
  ['de', '/de/guide/kibana/dashboards', 'Dashboards in Kibana einrichten', 'Documentation', 'Kibana'],
] as const;

type Files = ReadonlyMap<string, Uint8Array>;

let files: Promise<Files> | undefined;

/** @throws if Pagefind's program is not there or refuses a page. */
async function buildIndex(): Promise<Files> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(errors.join('\n'));
  for (const [lang, url, title, area, product] of PAGES) {
    const filters = Object.entries({ location: area, product }).map(([name, value]) =>
      value ? `<meta data-pagefind-filter="${name}[content]" content="${value}">` : '',
    );
    const content = `<html lang="${lang}"><head>${filters.join('')}</head><body><h1>${title}</h1></body></html>`;
    await index.addHTMLFile({ url, content });
  }
  const built = await index.getFiles();
  await close();
  return new Map(built.files.map(({ path, content }) => [path, content]));
}

/** Serves a real Pagefind index, built at the first request: `pagefind.js`, `pagefind-entry.json` and what they load. */
export async function servePagefind(res: ServerResponse, path: string): Promise<void> {
  files ??= buildIndex();
  const content = (await files).get(path);
  const type = /\.js(on)?$/.exec(path);
  res.writeHead(content ? 200 : 404, {
    'content-type': type ? (type[1] ? 'application/json' : 'text/javascript') : 'application/octet-stream',
    'cache-control': 'no-store',
  });
  res.end(content);
}
