import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

// Where the three browsers are, and how they get here. Plain JavaScript for Node 20 without dependencies, because
// `run.mjs` needs it before anything is installed.

/** Each path can be named by the environment variable instead. The package is Debian's. */
const PROGRAMS = {
  chromium: { variable: 'CHROMIUM_PATH', package: 'chromium', paths: ['/usr/bin/chromium'] },
  firefox: { variable: 'FIREFOX_PATH', package: 'firefox-esr', paths: ['/usr/bin/firefox-esr'] },
  webkitDriver: { variable: 'WEBKIT_DRIVER_PATH', package: 'webkit2gtk-driver', paths: ['/usr/bin/WebKitWebDriver'] },
  webkitBrowser: {
    variable: 'WEBKIT_BROWSER_PATH',
    package: 'webkit2gtk-driver',
    paths: ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  },
  xvfb: { variable: 'XVFB_PATH', package: 'xvfb', paths: ['/usr/bin/Xvfb'] },
};

const PROGRAMS_OF = { chromium: ['chromium'], firefox: ['firefox'], webkit: ['webkitDriver', 'webkitBrowser', 'xvfb'] };

/** Draws Chinese, Japanese and Korean; small (5 MB) among its like. */
const FONT_PACKAGE = 'fonts-wqy-microhei';

/**
 * @param {keyof typeof PROGRAMS} program
 * @returns {string | undefined} its path, or undefined if this machine lacks it.
 */
export function findProgram(program) {
  const { variable, paths } = PROGRAMS[program];
  const named = process.env[variable];
  return (named ? [named] : paths).find(isExecutable);
}

/**
 * Sees to it that the engines can be started: by Debian's packages where `apt-get` and root are there, else by the
 * builds that Playwright downloads.
 *
 * @param {readonly ('chromium' | 'firefox' | 'webkit')[]} engines
 * @param {(command: string, args: readonly string[], env?: Record<string, string>) => Promise<boolean>} run
 * @returns {Promise<string | undefined>} what a person has to do, if the engines are not there.
 */
export async function provideBrowsers(engines, run) {
  const missing = missingPackages(engines);
  if (missing.length === 0) return undefined;
  const isDebianRoot = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (isDebianRoot) {
    console.log(`Installing Debian packages: ${missing.join(' ')}`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], env);
    await run('apt-get', ['install', '-qq', '--yes', '--no-install-recommends', ...missing], env);
  } else {
    const absent = engines.filter((engine) => PROGRAMS_OF[engine].some((program) => !findProgram(program)));
    console.log(`Asking Playwright for its builds of: ${absent.join(' ')}`);
    if (absent.length === 0 || (await run('playwright', ['install', ...absent]))) return undefined;
  }
  const still = missingPackages(engines);
  if (still.length === 0) return undefined;
  return `Browsers are missing. On Debian or Ubuntu run «sudo apt-get install ${still.join(' ')}», elsewhere «npx playwright install», then npm test again.`;
}

/** @param {readonly ('chromium' | 'firefox' | 'webkit')[]} engines */
function missingPackages(engines) {
  const programs = engines.flatMap((engine) => PROGRAMS_OF[engine]);
  const packages = programs.filter((program) => !findProgram(program)).map((program) => PROGRAMS[program].package);
  return [...new Set([...packages, ...(canDrawJapanese() ? [] : [FONT_PACKAGE])])];
}

/** True also where there is no fontconfig to ask, as on macOS, which has the fonts. */
function canDrawJapanese() {
  const { status, stdout } = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() !== '' : process.platform !== 'linux';
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
