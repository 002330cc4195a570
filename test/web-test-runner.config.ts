import type { TestRunnerConfig } from '@web/test-runner';
import type { BrowserLauncher } from '@web/test-runner-core';
import { freePort } from './runner/free-port.ts';
import { inputCommands } from './runner/input-commands.ts';
import { PROJECT_FOLDER } from './runner/paths.ts';
import { serveTestPages } from './runner/test-pages.ts';

/** The configuration of @web/test-runner. `runner/run-in-browsers.ts` starts it with what was bundled. */
export async function browserTestConfig(browser: BrowserLauncher, files: string[]): Promise<TestRunnerConfig> {
  return {
    rootDir: PROJECT_FOLDER,
    hostname: '127.0.0.1',
    port: await freePort(), // The runner's own choice may be another run's at the same time.
    files,
    browsers: [browser],
    concurrency: 1,
    browserStartTimeout: 60_000,
    testsStartTimeout: 60_000,
    testsFinishTimeout: 600_000,
    testFramework: { config: { timeout: 60_000 } },
    testRunnerHtml: (framework) =>
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Browser tests</title></head><body><script type="module" src="${framework}"></script></body></html>`,
    middleware: [serveTestPages()],
    plugins: [inputCommands()],
  };
}
