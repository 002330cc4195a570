import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './runner/chromium.ts';
import { PLAYWRIGHT_REPORT_FILE, PROJECT_FOLDER } from './runner/paths.ts';

/** Letters without the hints and the colour fringes that a machine's settings ask for (`e2e/pictures.ts`). */
const PICTURE_FLAGS = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

const launch = chromiumLaunchOptions();

/**
 * End-to-end tests in Chromium on the built demo site (`npm run build` first).
 * While developing: npm run test:e2e -- search (file names that hold «search»), with `--trace on` to look into a failure.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  snapshotPathTemplate: '{testDir}/e2e/pictures/{arg}{ext}',
  updateSnapshots: 'none', // A missing picture is a failure; `--update-snapshots` writes it.
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css' } },
  outputDir: resolve(PROJECT_FOLDER, '.build/e2e'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: PLAYWRIGHT_REPORT_FILE }]],
  webServer: {
    command: 'node demo/server/main.ts --port 0',
    cwd: PROJECT_FOLDER,
    wait: { stdout: /Demo site: (?<demo_url>http\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
  use: {
    // Playwright puts what the pattern above found into the environment of the tests.
    ...(process.env.DEMO_URL && { baseURL: process.env.DEMO_URL }),
    browserName: 'chromium',
    launchOptions: { ...launch, args: [...launch.args, ...PICTURE_FLAGS] },
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
  },
});
