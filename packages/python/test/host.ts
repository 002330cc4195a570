import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Host, type HostSite, serveFolder } from '../../../test/hosts/host.ts';
import { execute, workFolder } from '../../../test/hosts/work.ts';

const PACKAGE_FOLDER = join(import.meta.dirname, '..');
const BASE = '/docs';

/** What is installed from PyPI. A Python that is too old for it has no hosts. */
const SYSTEMS = [
  'sphinx==9.0.4',
  'furo==2025.12.19',
  'sphinx_rtd_theme==3.1.0',
  'mkdocs==1.6.1',
  'mkdocs-material==9.8.2',
  'hatchling==1.27.0',
];
const MODULES = 'import sphinx, furo, sphinx_rtd_theme, mkdocs, material, hatchling';

const QUICK = ['--quiet', '--retries', '1', '--timeout', '20'];

let python: Promise<{ readonly bin: string } | string> | undefined;

/** A Python of our own with the systems and this package, one for all of them; or why there is none. */
async function providePython(signal: AbortSignal): Promise<{ readonly bin: string } | string> {
  const folder = workFolder('python');
  const bin = join(folder, 'bin');
  const done = join(folder, `done-${SYSTEMS.join('-')}`);
  const pip = (...args: readonly string[]) =>
    execute(join(bin, 'python'), ['-m', 'pip', '--disable-pip-version-check', 'install', ...QUICK, ...args], {
      signal,
    });
  const isNewEnough = await execute('python3', ['-c', 'import sys; assert sys.version_info >= (3, 9)'], { signal });
  if (!isNewEnough.isDone) return `python3 is missing or older than 3.9: ${lastLine(isNewEnough.output)}`;
  // A temporary folder may have been cleaned in part.
  const isThere = existsSync(done) && (await execute(join(bin, 'python'), ['-c', MODULES], { signal })).isDone;
  if (!isThere) {
    const made = await execute('python3', ['-m', 'venv', '--clear', folder], { signal });
    if (!made.isDone) return `python3 -m venv does not work: ${firstLine(made.output)}`;
    const installed = await pip(...SYSTEMS);
    if (!installed.isDone) return `pip cannot install them: ${lastLine(installed.output)}`;
    writeFileSync(done, '');
  }
  const own = await pip('--force-reinstall', '--no-deps', '--no-build-isolation', PACKAGE_FOLDER);
  if (!own.isDone) throw new Error(`The package cannot be installed: ${own.output}`);
  const tests = await execute(join(bin, 'python'), ['-B', '-m', 'unittest', 'discover', '-s', import.meta.dirname], {
    signal,
  });
  if (!tests.isDone) throw new Error(`The package's own tests fail: ${tests.output}`);
  return { bin };
}

const firstLine = (text: string) => text.trim().split('\n').at(0);
const lastLine = (text: string) => text.trim().split('\n').at(-1);

/**
 * Builds a site into a folder of its own and serves it. A system that cannot build it without this package either is left out.
 *
 * @param build - a command and what it is told, also without this package (`isBare`).
 */
async function serve(
  name: string,
  build: (target: string, isBare: boolean) => readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Pick<HostSite, 'origin' | 'stop'> | string> {
  python ??= providePython(signal);
  const found = await python;
  if (typeof found === 'string') return found;
  const target = workFolder('python-sites', name);
  rmSync(target, { recursive: true, force: true });
  const run = ([program = '', ...args]: readonly string[]) =>
    execute(join(found.bin, program), args, { signal, env: { ...process.env, ...env } });
  const built = await run(build(target, false));
  if (!built.isDone) {
    const bare = await run(build(`${target}-bare`, true));
    if (!bare.isDone) return `it cannot build the site without the package either: ${lastLine(bare.output)}`;
    throw new Error(`${name} cannot be built: ${built.output}`);
  }
  if (readdirSync(target).length === 0) throw new Error(`${name} has no page: ${built.output}`);
  return serveFolder(target, BASE);
}

interface SphinxVariant {
  /** Language of the site; default: English. */
  readonly language?: string;
  /** Whether the command of the npm package is there, which prints the header. */
  readonly isPrinted?: boolean;
}

function sphinx(
  theme: string,
  stickyBars: readonly string[],
  { language = 'en', isPrinted }: SphinxVariant = {},
): Host {
  const name = `sphinx-${theme}-${language}`;
  return {
    name: `Sphinx, ${theme}${isPrinted ? `, printed in ${language}` : ''}`,
    async start(signal) {
      const source = join(PACKAGE_FOLDER, 'test/sphinx');
      const build = (target: string, isBare: boolean) => [
        ...['sphinx-build', '-q', '-W', '-E', '-b', 'html'],
        ...(isBare ? ['-D', 'extensions='] : []),
        ...[source, target],
      ];
      const path = isPrinted ? `${commandFolder()}:${process.env.PATH}` : process.env.PATH;
      const served = await serve(name, build, { PATH: path, TEST_THEME: theme, TEST_LANGUAGE: language }, signal);
      if (typeof served === 'string') return served;
      const page = readFileSync(join(workFolder('python-sites', name), 'index.html'), 'utf8');
      if (page.includes('shadowrootmode') !== Boolean(isPrinted))
        throw new Error(`${name} is ${isPrinted ? 'not ' : ''}printed.`);
      return {
        ...served,
        home: `${BASE}/index.html`,
        inner: `${BASE}/guide/install.html`,
        anchor: 'step-10',
        lang: language,
        panel: { title: 'Guides', link: 'Configure', path: `${BASE}/guide/configure.html` },
        stickyBars,
        search: {
          text: 'zeppelin',
          suggestion: { title: 'Install', path: `${BASE}/guide/install.html` },
          submit: { url: '/docs/search.html?q=zeppelin', shows: 'comes to its place' },
        },
      };
    },
  };
}

/** A folder with the built command in it, as `npm install` makes one. */
function commandFolder(): string {
  const folder = workFolder('command');
  const command = join(PACKAGE_FOLDER, '../../lib/esm/command.js');
  writeFileSync(join(folder, 'site-elements'), `#!/bin/sh\nexec "${process.execPath}" "${command}" "$@"\n`, {
    mode: 0o755,
  });
  return folder;
}

function mkdocs(theme: string, stickyBars: readonly string[]): Host {
  return {
    name: `MkDocs, ${theme}`,
    async start(signal) {
      const build = (target: string, isBare: boolean) => [
        ...['mkdocs', 'build', '--quiet', '--strict', '-d', target],
        ...['-f', join(PACKAGE_FOLDER, 'test/mkdocs', isBare ? 'bare.yml' : 'mkdocs.yml')],
      ];
      const served = await serve(`mkdocs-${theme}`, build, { TEST_THEME: theme }, signal);
      if (typeof served === 'string') return served;
      const guide = `${BASE}/guide`;
      return {
        ...served,
        home: `${BASE}/`,
        inner: `${guide}/install/`,
        anchor: 'step-10',
        lang: 'en',
        panel: { title: 'Guides', link: 'Configure', path: `${guide}/configure/` },
        stickyBars,
        search: {
          text: 'zeppelin',
          suggestion: { title: 'Install', path: `${guide}/install/` },
          submit: { url: '/docs/?q=zeppelin', shows: 'zeppelin' },
        },
      };
    },
  };
}

export const hosts: readonly Host[] = [
  sphinx('alabaster', []),
  sphinx('furo', ['.mobile-header', '.sidebar-sticky', '.toc-sticky']),
  sphinx('furo', ['.mobile-header', '.sidebar-sticky'], { language: 'fr', isPrinted: true }),
  sphinx('sphinx_rtd_theme', ['.wy-nav-top', '.wy-nav-side']),
  mkdocs('mkdocs', ['.navbar', '.bs-sidebar']),
  mkdocs('material', ['.md-header', '.md-sidebar--secondary']),
];
