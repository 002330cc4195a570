import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import sirv from 'sirv';
import type { Host, HostSite } from '../../../test/hosts/host.ts';
import { type Execution, execute, workFolder } from '../../../test/hosts/work.ts';
import { PROJECT_FOLDER } from '../../../test/runner/paths.ts';
import { wordpressFiles } from '../files.ts';

// WordPress 6.5 on PHP in WebAssembly, both from npm: nothing but Node is needed.

/** Has the files of WordPress: in `src/` zips of what PHP reads, in `public/` what browsers read. */
const BUILDS = '@wp-playground/wordpress-builds';
const PACKAGES = ['@wp-playground/cli@3.1.56', `${BUILDS}@0.9.19`];
const SITE = join(import.meta.dirname, 'site');

/** No request to other hosts, no work of WordPress's own beside that of the tests; what PHP complains of is on the page. */
const CONFIGURATION = `<?php
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', true ); ?>`;

function write(folder: string, files: Readonly<Record<string, Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    if (path.endsWith('/')) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Makes a WordPress with the plugin, which fills itself at its first page. */
async function makeSite(modules: string, folder: string, theme: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  write(folder, unzipSync(readFileSync(join(modules, BUILDS, 'src/wordpress/wp-6.5.zip'))));
  const configuration = join(folder, 'wp-config.php');
  writeFileSync(configuration, CONFIGURATION + readFileSync(configuration, 'utf8'));
  write(join(folder, 'wp-content/plugins/site-elements'), await wordpressFiles(PROJECT_FOLDER));
  cpSync(join(SITE, 'classic'), join(folder, 'wp-content/themes/classic'), { recursive: true });
  const filling = readFileSync(join(SITE, 'mu-plugin.php'), 'utf8').replaceAll('{theme}', theme);
  write(join(folder, 'wp-content/mu-plugins'), { 'fill.php': Buffer.from(filling) });
}

/** How WordPress is served. */
interface Serving {
  readonly modules: string;
  readonly folder: string;
  readonly php: string;
  readonly signal: AbortSignal;
}

/** An answer of WordPress. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

async function ask(port: number, { method, headers, url }: IncomingMessage, body: Readable): Promise<Answer> {
  // A connection of its own: one that is kept could be closed by the other end just now.
  const question = request({ host: '127.0.0.1', port, method, headers, path: url, agent: false });
  body.pipe(question);
  const [answer] = (await once(question, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) };
}

const withLength = ({ 'transfer-encoding': _, ...headers }: IncomingHttpHeaders, { length }: Buffer) => ({
  ...headers,
  'content-length': length,
});

/**
 * What stands before WordPress on most hosts: a server for files, and a cache of pages for visitors without cookies. With
 * it a page costs PHP once, which in WebAssembly on a busy machine takes seconds.
 */
function frontServer({ modules, folder }: Serving, port: () => number): Server {
  const serveFile = sirv(folder, { dev: true });
  const serveBuilt = sirv(join(modules, BUILDS, 'public/wp-6.5'), { dev: true });
  const pages = new Map<string, Promise<Answer>>();
  return createServer((incoming, outgoing) => {
    const { method, headers, url = '' } = incoming;
    const answer = async () => {
      const isForAll = method === 'GET' && !headers.cookie && !url.includes('as-admin');
      const page = (isForAll && pages.get(url)) || ask(port(), incoming, incoming);
      if (isForAll) pages.set(url, page);
      const forget = () => pages.delete(url);
      void page.then(({ status }) => status >= 500 && forget(), forget);
      const { status, headers: answered, body } = await page;
      outgoing.writeHead(status, withLength(answered, body)).end(body);
    };
    const forward = () => void answer().catch(() => outgoing.destroy());
    if (url === '/favicon.ico') outgoing.writeHead(204).end();
    else if (/^\/wp-(?:admin|content|includes)\/[^?]*\.(?!php)\w+(?:\?|$)/.test(url))
      serveFile(incoming, outgoing, () => serveBuilt(incoming, outgoing, forward));
    else forward();
  });
}

/** Starts WordPress, and stops it with the signal. */
async function serve(serving: Serving): Promise<Pick<HostSite, 'origin' | 'stop'>> {
  const { modules, folder, php, signal } = serving;
  let port = 0;
  const front = frontServer(serving, () => port);
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const server = spawn(
    process.execPath,
    [
      ...[join(modules, '@wp-playground/cli/wp-playground.js'), 'server', '--port=0', `--php=${php}`],
      ...[`--site-url=${origin}`, `--mount-before-install=${folder}:/wordpress`],
      '--wordpress-install-mode=install-from-existing-files-if-needed',
    ],
    { signal, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  process.on('exit', () => server.kill());
  let output = '';
  port = await new Promise<number>((settle, fail) => {
    server.on('error', fail);
    server.on('exit', () => fail(new Error(`WordPress does not start: ${output}`)));
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        const [, found] = /running on http:\S+:(\d+)/.exec(output) ?? [];
        if (found) settle(Number(found));
      });
    }
  });
  const stop = async () => {
    server.kill();
    front.closeAllConnections();
    front.close();
  };
  await fetch(`${origin}/?as-admin`, { signal }); // Fills it.
  const page = await (await fetch(origin, { signal })).text();
  if (!page.includes('<site-header') || /<b>(?:Warning|Notice|Deprecated|Fatal error)/.test(page)) {
    await stop();
    throw new Error(`The home page is not as it should be: ${page}`);
  }
  return { origin, stop };
}

/** What the hosts differ in. */
interface Kind {
  readonly theme: string;
  readonly php: string;
  readonly stickyBars: readonly string[];
}

let installation: Promise<Execution> | undefined;

async function start({ theme, php, stickyBars }: Kind, signal: AbortSignal): Promise<HostSite | string> {
  const folder = workFolder('wordpress');
  const args = [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    ...PACKAGES,
  ];
  installation ??= execute('npm', args, { signal });
  const { isDone, output } = await installation;
  if (!isDone) return `npm cannot install ${PACKAGES.join(' and ')}: ${output.slice(0, 300)}`;
  const modules = join(folder, 'node_modules');
  const site = workFolder('wordpress', theme);
  await makeSite(modules, site, theme);
  return {
    ...(await serve({ modules, folder: site, php, signal })),
    home: '/',
    inner: '/products/dashboards/',
    anchor: 'last-part',
    lang: 'en',
    panel: { title: 'Products', link: 'Dashboards', path: '/products/dashboards/' },
    stickyBars,
    search: {
      text: 'dashboards',
      suggestion: { title: 'Build dashboards & charts', path: '/build-dashboards-charts/' },
      submit: { url: '/?s=dashboards', shows: 'Dashboards for teams' },
    },
  };
}

/** A block theme that comes with WordPress, and what classic themes do. */
export const hosts: readonly Host[] = [
  {
    name: 'WordPress, Twenty Twenty-Four',
    start: (signal) => start({ theme: 'twentytwentyfour', php: '8.3', stickyBars: [] }, signal),
  },
  {
    name: 'WordPress, classic theme',
    start: (signal) => start({ theme: 'classic', php: '7.4', stickyBars: ['.toolbar'] }, signal),
  },
];
