import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPagefind } from '../build-pagefind.ts';
import { buildSite } from '../build-site.ts';
import { buildNavigation } from '../navigation/build-navigation.ts';
import { listen } from './listen.ts';
import { handleResults } from './results-handler.ts';
import { createSiteHandler } from './site-handler.ts';

const DEFAULT_PORT = 4400;
const DEFAULT_RESULTS_PORT = 4500;

const root = fileURLToPath(new URL('../..', import.meta.url));
const elementsDirectory = join(root, 'dist');

const { values } = parseArgs({ options: { port: { type: 'string' }, 'results-port': { type: 'string' } } });
const port = portOf('--port', values.port, DEFAULT_PORT);
const resultsPort = portOf('--results-port', values['results-port'], port === 0 ? 0 : DEFAULT_RESULTS_PORT);

const startTime = performance.now();
if (!existsSync(join(elementsDirectory, 'site-elements.js'))) {
  console.warn('dist/site-elements.js is missing, so the pages show plain links. Run npm run build first.');
}

const siteServer = createServer();
const resultsServer = createServer(handleResults);

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('disconnect', stop); // The process that started this one is gone.

// The pages name both origins, so the ports are taken first; a request that comes early waits for the pages.
const resultsOrigin = await listen(resultsServer, resultsPort, console.log);
const siteOrigin = await listen(siteServer, port, console.log);
// One folder a port: a second demo beside this one, such as the end-to-end tests', has other origins in its pages.
const outputDirectory = join(root, '.build/demo', new URL(siteOrigin).port);
// A random port does not come again.
if (port === 0) process.on('exit', () => rmSync(outputDirectory, { recursive: true, force: true }));
const site = buildSite({
  sourceDirectory: join(root, 'demo'),
  outputDirectory,
  siteOrigin,
  resultsOrigin,
  navigation: (reading, language) => buildNavigation(reading, language, resultsOrigin),
});
const handler = buildPagefind(site).then(() => createSiteHandler({ site, elementsDirectory, resultsOrigin }));
siteServer.on('request', async (request, response) => (await handler)(request, response));
await handler;

const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
console.log(`Pages and suggestions: ${site.paths.size} addresses, ${site.pages.length} searchable (${seconds} s)`);
console.log(`Results site: ${resultsOrigin}/`);
console.log(`Editor: ${siteOrigin}/site-elements/editor/index.html`);
console.log(`Demo site: ${siteOrigin}/`);

function stop(): void {
  for (const server of [siteServer, resultsServer]) {
    server.close();
    server.closeAllConnections();
  }
  process.exit(0);
}

function portOf(option: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= 65535) return number;
  console.error(`${option} is ${text}; expected a number from 0 to 65535.`);
  process.exit(1);
}
