import type { TestRunnerConfig } from '@web/test-runner';
import { freePort } from './runner/free-port.ts';
import { inputCommands } from './runner/input-commands.ts';
import { type Engine, launcherOf } from './runner/launchers.ts';
import { PROJECT_FOLDER } from './runner/paths.ts';
import { serveTestPages } from './runner/test-pages.ts';

/** The configuration of @web/test-runner. `runner/run-in-browsers.ts` starts it with what was bundled. */
export async function browserTestConfig(engines: readonly Engine[], files: string[]): Promise<TestRunnerConfig> {
  return {
    rootDir: PROJECT_FOLDER,
    hostname: '127.0.0.1',
    port: await freePort(), // The runner's own choice may be another run's at the same time.
    files,
    browsers: await Promise.all(engines.map(launcherOf)),
    // One page at a time in each engine, or pages would take the focus from each other.
    concurrency: 1,
    concurrentBrowsers: engines.length,
    browserStartTimeout: 60_000,
    testsStartTimeout: 60_000,
    testsFinishTimeout: 300_000,
    testFramework: { config: { timeout: 60_000 } },
    testRunnerHtml: (framework) =>
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Browser tests</title></head><body><script type="module" src="${framework}"></script></body></html>`,
    middleware: [serveTestPages()],
    plugins: [inputCommands()],
  };
}
