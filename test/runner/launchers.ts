import type { BrowserLauncher } from '@web/test-runner-core';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { puppeteerLauncher } from '@web/test-runner-puppeteer';
import { findProgram } from '../browsers.mjs';
import { chromiumLaunchOptions } from './chromium.ts';
import { webkitLauncher } from './webkit-launcher.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** Makes the launcher of an engine: the installed one where there is one, else the build that Playwright downloaded. */
export async function launcherOf(engine: Engine): Promise<BrowserLauncher> {
  if (engine === 'chromium') return playwrightLauncher({ product: 'chromium', launchOptions: chromiumLaunchOptions() });
  if (engine === 'firefox') return firefoxLauncher();
  return findProgram('webkitDriver') ? webkitLauncher() : playwrightLauncher({ product: 'webkit' });
}

function firefoxLauncher(): BrowserLauncher {
  const executablePath = findProgram('firefox');
  if (executablePath === undefined) return playwrightLauncher({ product: 'firefox' });
  return puppeteerLauncher({ launchOptions: { browser: 'firefox', executablePath } });
}
