import assert from 'node:assert/strict';
import { setTimeout as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { BrowserLauncher } from '@web/test-runner-core';
import { driverOf } from '../runner/input-commands.ts';
import type { InputDriver } from '../runner/input-driver.ts';
import { type Engine, launcherOf } from '../runner/launchers.ts';
import { sessionOf } from '../runner/webkit-launcher.ts';

/** A page in an engine that no test runs in: one from disk, which the runner's server has no part in. */
export interface OpenPage {
  /** @param expression - of JavaScript. @returns its value in the page, which has to be plain data. */
  evaluate(expression: string): Promise<unknown>;
  readonly input: InputDriver;
  close(): Promise<void>;
}

/** What is used here of the launchers for Chromium and Firefox. */
type PageLauncher = BrowserLauncher & {
  getPage(id: string): { goto(url: string): Promise<unknown>; evaluate(expression: string): Promise<unknown> };
};

const ID = 'page';

/** An empty page, from which WebKit's driver comes back; from about:blank it does not. */
const START = 'data:,';

/** Starts an engine as the browser tests do, and opens an address in it, which may be one of a file. */
export async function openPage(engine: Engine, url: string): Promise<OpenPage> {
  const launcher = await launcherOf(engine, false);
  // Of the runner's configuration only that is read here.
  await launcher.initialize?.(
    { concurrency: 1, coverage: false } as Parameters<NonNullable<typeof launcher.initialize>>[0],
    [],
  );
  await launcher.startSession(ID, START);
  const close = async () => launcher.stop?.();
  const input = driverOf(launcher, ID);
  if (launcher.type === 'webdriver') {
    const session = sessionOf(launcher);
    const page: OpenPage = { evaluate: (expression) => session.execute(`return (${expression})`), input, close };
    await eventually(page, 'location.href', START); // Its launcher does not wait for that.
    await session.navigateTo(url);
    return page;
  }
  const page = (launcher as PageLauncher).getPage(ID);
  await page.goto(url);
  return { evaluate: (expression) => page.evaluate(expression), input, close };
}

/** How long something may take to show, on whatever machine. */
const PATIENCE_MS = 30_000;

/** Waits until an expression has a value in the page. @throws if it never has, with what it was last. */
export async function eventually(page: OpenPage, expression: string, expected: unknown = true): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const value = await page.evaluate(expression);
    if (isDeepStrictEqual(value, expected)) return;
    if (performance.now() > end) assert.deepEqual({ [expression]: value }, { [expression]: expected });
    await nextTurn(20);
  }
}
