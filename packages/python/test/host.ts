import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Host, type HostSite, serveFolder } from '../../../test/hosts/host.ts';
import { execute, workFolder } from '../../../test/hosts/work.ts';

const PACKAGE_FOLDER = join(import.meta.dirname, '..');
const BASE = '/docs';

/** What is installed from PyPI; another list is installed anew. */
const SYSTEMS = ['sphinx', 'furo', 'sphinx_rtd_theme', 'mkdocs', 'mkdocs-material'];

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
  if (!existsSync(done)) {
    const made = await execute('python3', ['-m', 'venv', '--clear', folder], { signal });
    if (!made.isDone) return `python3 -m venv does not work: ${firstLine(made.output)}`;
    const installed = await pip(...SYSTEMS, 'hatchling==1.27.0');
    if (!installed.isDone) return `pip cannot install them: ${lastLine(installed.output)}`;
    writeFileSync(done, '');
  }
  const own = await pip('--force-reinstall', '--no-deps', '--no-build-isolation', PACKAGE_FOLDER);
  if (!own.isDone) throw new Error(`The package cannot be installed: ${own.output}`);
  const tests = await execute(join(bin, 'python'), ['-m', 'unittest', 'discover', '-s', import.meta.dirname], {
    signal,
  });
  if (!tests.isDone) throw new Error(`The package's own tests fail: ${tests.output}`);
  return { bin };
}

const firstLine = (text: string) => text.trim().split('\n').at(0);
const lastLine = (text: string) => text.trim().split('\n').at(-1);

/** Builds a site into a folder of its own and serves it. */
async function serve(
  name: string,
  build: (target: string) => readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Pick<HostSite, 'origin' | 'stop'> | string> {
  python ??= providePython(signal);
  const found = await python;
  if (typeof found === 'string') return found;
  const target = workFolder('python-sites', name);
  rmSync(target, { recursive: true, force: true });
  const [program = '', ...args] = build(target);
  const built = await execute(join(found.bin, program), args, { signal, env: { ...process.env, ...env } });
  if (!built.isDone) throw new Error(`${name} cannot be built: ${built.output}`);
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
      const build = (target: string) => ['sphinx-build', '-q', '-W', '-E', '-b', 'html', source, target];
      const path = isPrinted ? `${commandFolder()}:${process.env.PATH}` : process.env.PATH;
      const served = await serve(name, build, { PATH: path, TEST_THEME: theme, TEST_LANGUAGE: language }, signal);
      if (typeof served === 'string') return served;
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
          submit: { url: '/docs/search.html?q=zeppelin', shows: 'Install' },
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
      const config = join(PACKAGE_FOLDER, 'test/mkdocs/mkdocs.yml');
      const build = (target: string) => ['mkdocs', 'build', '--quiet', '--strict', '-f', config, '-d', target];
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
  sphinx('furo', ['.mobile-header', '.sidebar-sticky'], { language: 'de', isPrinted: true }),
  sphinx('sphinx_rtd_theme', ['.wy-nav-top', '.wy-nav-side']),
  mkdocs('mkdocs', ['.navbar', '.bs-sidebar']),
  mkdocs('material', ['.md-header', '.md-sidebar--secondary']),
];
