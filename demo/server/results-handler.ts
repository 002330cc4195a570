import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { escapeHtml } from '../site/html.ts';
import { sendAnswer, sendMethodNotAllowed } from './answer.ts';

const STYLES_PATH = '/results.css';

const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};

/** Stands for the external search site: whatever the path, it shows what it was sent. Specification §7. */
export const handleResults: RequestListener = (request, response) => {
  const url = URL.parse(request.url ?? '/', 'http://127.0.0.1');
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendMethodNotAllowed(response, 'GET, HEAD');
  } else if (url === null) {
    response.writeHead(400).end();
  } else if (url.pathname === STYLES_PATH) {
    response.setHeader('Content-Type', 'text/css; charset=utf-8');
    response.end(readFileSync(new URL(`../styles${STYLES_PATH}`, import.meta.url)));
  } else {
    sendAnswer(request, response, { status: 200, type: 'text/html; charset=utf-8', body: resultsHtml(url) });
  }
};

function resultsHtml({ pathname, searchParams }: URL): string {
  const rows = [...searchParams].map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const table = `<table><caption>Parameters, in the order they came</caption>\n<tbody>\n${rows.join('\n')}\n</tbody></table>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Search results | Vendor</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="stylesheet" href="${STYLES_PATH}">
</head>
<body>
<main>
<h1>The results site</h1>
<p>Here a search service of its own would list what it found. It was called at <code>${escapeHtml(pathname)}</code>.</p>
${rows.length === 0 ? '<p>No parameters came with the address.</p>' : table}
${backLinkHtml(searchParams.get('referrer'))}
</main>
</body>
</html>
`;
}

/** A link back to where the visitor came from, if the address is one that a browser may be sent to. */
function backLinkHtml(referrer: string | null): string {
  const url = referrer === null ? null : URL.parse(referrer);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return '';
  return `<p><a href="${escapeHtml(url.href)}" rel="noopener">Back to ${escapeHtml(url.host + url.pathname)}</a></p>`;
}
