import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Host, HostSite } from '../../../test/hosts/host.ts';
import { type Execution, execute, workFolder } from '../../../test/hosts/work.ts';
import { PROJECT_FOLDER } from '../../../test/runner/paths.ts';
import { wordpressFiles } from '../files.ts';

// WordPress 6.5 on PHP 7.4 in WebAssembly, both from npm: nothing but Node is needed.

/** The second has the files of WordPress itself: what PHP reads in a zip, the rest below `public/`. */
const PACKAGES = ['@wp-playground/cli@3.1.56', '@wp-playground/wordpress-builds@0.9.19'];
const PHP_VERSION = '7.4';
const SITE = join(import.meta.dirname, 'site');

/** No request to other hosts, no work of WordPress's own beside that of the tests; what PHP complains of is on the page. */
const CONFIGURATION = `<?php
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', true );
define( 'CONCATENATE_SCRIPTS', false ); ?>`;

function write(folder: string, files: Readonly<Record<string, Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    if (path.endsWith('/')) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Makes a WordPress with the plugin, which fills itself at its first page. */
async function makeSite(modules: string, folder: string, theme: string): Promise<void> {
  const builds = join(modules, '@wp-playground/wordpress-builds');
  rmSync(folder, { recursive: true, force: true });
  write(folder, unzipSync(readFileSync(join(builds, 'src/wordpress/wp-6.5.zip'))));
  cpSync(join(builds, 'public/wp-6.5'), folder, { recursive: true, force: false });
  const configuration = join(folder, 'wp-config.php');
  writeFileSync(configuration, CONFIGURATION + readFileSync(configuration, 'utf8'));
  write(join(folder, 'wp-content/plugins/site-elements'), await wordpressFiles(PROJECT_FOLDER));
  cpSync(join(SITE, 'classic'), join(folder, 'wp-content/themes/classic'), { recursive: true });
  const filling = readFileSync(join(SITE, 'mu-plugin.php'), 'utf8').replaceAll('{theme}', theme);
  write(join(folder, 'wp-content/mu-plugins'), { 'fill.php': Buffer.from(filling) });
}

/** Starts WordPress on a port that is free, and stops it with the signal. */
async function serve(modules: string, folder: string, signal: AbortSignal): Promise<Pick<HostSite, 'origin' | 'stop'>> {
  const program = join(modules, '@wp-playground/cli/wp-playground.js');
  const mode = 'install-from-existing-files-if-needed';
  const server = spawn(
    process.execPath,
    [
      program,
      'server',
      '--port=0',
      `--php=${PHP_VERSION}`,
      `--wordpress-install-mode=${mode}`,
      `--mount-before-install=${folder}:/wordpress`,
    ],
    { signal, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const stop = async () => {
    server.kill();
  };
  let output = '';
  const origin = await new Promise<string>((settle, fail) => {
    server.on('error', fail);
    server.on('exit', () => fail(new Error(`WordPress does not start: ${output}`)));
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        const [, address] = /running on (http:\S+)/.exec(output) ?? [];
        if (address) settle(address);
      });
    }
  });
  server.removeAllListeners('exit');
  await fetch(origin, { signal }); // Fills it.
  const page = await (await fetch(origin, { signal })).text();
  if (!page.includes('<site-header') || /<b>(?:Warning|Notice|Deprecated|Fatal error)/.test(page))
    throw new Error(`The home page is not as it should be: ${page}`);
  return { origin, stop };
}

let installation: Promise<Execution> | undefined;

async function start(theme: string, stickyBars: readonly string[], signal: AbortSignal): Promise<HostSite | string> {
  const folder = workFolder('wordpress');
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...PACKAGES];
  installation ??= execute('npm', args, { signal });
  const { isDone, output } = await installation;
  if (!isDone) return `npm cannot install ${PACKAGES.join(' and ')}: ${output.slice(0, 300)}`;
  const modules = join(folder, 'node_modules');
  const site = workFolder('wordpress', theme);
  await makeSite(modules, site, theme);
  return {
    ...(await serve(modules, site, signal)),
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
  { name: 'WordPress, Twenty Twenty-Four', start: (signal) => start('twentytwentyfour', [], signal) },
  { name: 'WordPress, classic theme', start: (signal) => start('classic', ['.toolbar'], signal) },
];
