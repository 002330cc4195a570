import type { BrowserLauncher } from '@web/test-runner-core';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { puppeteerLauncher } from '@web/test-runner-puppeteer';
import { findProgram } from '../browsers.mjs';
import { chromiumLaunchOptions } from './chromium.ts';
import { webkitLauncher } from './webkit-launcher.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/**
 * The engines of a command's `--engine`; all of them without it.
 * @throws if none is called so.
 */
export function enginesNamed(names: readonly string[] = ENGINES): Engine[] {
  return names.map((name) => {
    const engine = ENGINES.find((one) => one === name);
    if (engine === undefined) throw new Error(`No engine is called ${name}; there are ${ENGINES.join(', ')}.`);
    return engine;
  });
}

/**
 * Makes the launcher of an engine: the installed one where there is one, else the build that Playwright downloaded.
 *
 * @param hasLayers - WebKit draws in layers; the others always do.
 */
export async function launcherOf(engine: Engine, hasLayers: boolean): Promise<BrowserLauncher> {
  if (engine === 'chromium') return playwrightLauncher({ product: 'chromium', launchOptions: chromiumLaunchOptions() });
  if (engine === 'firefox') return firefoxLauncher();
  return findProgram('webkitDriver') ? webkitLauncher(hasLayers) : playwrightLauncher({ product: 'webkit' });
}

function firefoxLauncher(): BrowserLauncher {
  const executablePath = findProgram('firefox');
  if (executablePath === undefined) return playwrightLauncher({ product: 'firefox' });
  return puppeteerLauncher({
    launchOptions: {
      browser: 'firefox',
      executablePath,
      networkEnabled: false, // Nothing here asks what was requested, and telling it takes a sixth of the time.
      extraPrefsFirefox: { 'security.fileuri.strict_origin_policy': true }, // As people have it; Puppeteer turns it off.
    },
  });
}
