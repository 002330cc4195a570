import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import type { BrowserLauncher } from '@web/test-runner-core';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import { findProgram, type Program } from '../browsers.mjs';
import { freePort } from './free-port.ts';
import { PROJECT_FOLDER } from './paths.ts';

/**
 * Without a window manager X gives the focus to the window under its pointer, and the pointer of Xvfb starts in the
 * middle of the screen. So the window's corner is put there, and the largest window has room to the right and below.
 */
const WINDOW_CORNER = { x: 2000, y: 1500 };

/** Lets the window become narrower than the hidden bars of MiniBrowser want it to be (334 px). */
const NARROW_BARS = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }';

/** What this project uses of a WebdriverIO browser. */
export interface WebKitSession {
  performActions(actions: readonly object[]): Promise<void>;
  setWindowRect(x: number, y: number, width: number, height: number): Promise<unknown>;
  execute(script: string): Promise<unknown>;
  navigateTo(url: string): Promise<unknown>;
  getWindowHandle(): Promise<string>;
  getWindowHandles(): Promise<string[]>;
  switchToWindow(handle: string): Promise<void>;
  closeWindow(): Promise<unknown>;
}

/** What the runner's WebDriver launcher has beyond its public type. */
type WebdriverLauncher = BrowserLauncher & { driver?: WebKitSession; ensureManagerInitialized(): Promise<void> };

/**
 * WebKitGTK on a virtual screen of its own, driven by its WebDriver. Both helper processes are ended by their ids
 * when the test runner stops, however it stops.
 *
 * @param hasLayers - draws in layers, as Safari does; without a graphics card that takes half of the time.
 * @throws if the driver, the browser or Xvfb is not installed.
 */
export async function webkitLauncher(hasLayers: boolean): Promise<BrowserLauncher> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(required('webkitDriver'), [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: gtkSettings(),
      JSC_useDFGJIT: '0', // A page here is over before its code has been compiled twice.
      ...(!hasLayers && { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }),
    },
    stdio: 'ignore',
  });
  endWithThisProcess(driver);
  const launcher = webdriverLauncher(capabilities(port)) as unknown as WebdriverLauncher;
  const { stop, initialize, startSession } = launcher;
  launcher.initialize = async (...args) => {
    await initialize?.apply(launcher, args);
    launcher.name = 'Webkit';
  };
  launcher.startSession = async (id, url) => {
    const isFirst = launcher.driver === undefined;
    await launcher.ensureManagerInitialized();
    if (isFirst) {
      await openBareWindow(sessionOf(launcher));
      outliveNavigations(sessionOf(launcher));
    }
    await startSession.call(launcher, id, url);
  };
  launcher.stop = async () => {
    await stop?.call(launcher);
    driver.kill();
    screen.kill();
  };
  return launcher;
}

/** @throws if the browser has not been started. */
export function sessionOf(launcher: BrowserLauncher): WebKitSession {
  const { driver } = launcher as WebdriverLauncher;
  if (driver === undefined) throw new Error('WebKit has no session yet.');
  return driver;
}

/** Sizes the window, which has no bars, so that its size is the viewport's. */
export async function resizeWindow(session: WebKitSession, width: number, height: number): Promise<void> {
  await session.setWindowRect(WINDOW_CORNER.x, WINDOW_CORNER.y, width, height);
}

/** Exchanges MiniBrowser's first window, whose toolbar keeps it 447 px wide, for one without bars. */
async function openBareWindow(session: WebKitSession): Promise<void> {
  const first = await session.getWindowHandle();
  await session.execute(`window.open('about:blank', '_blank', 'toolbar=no,location=no,menubar=no'); return true;`);
  const bare = (await session.getWindowHandles()).find((handle) => handle !== first);
  if (bare === undefined) throw new Error('MiniBrowser did not open a second window.');
  await session.closeWindow();
  await session.switchToWindow(bare);
}

/**
 * Nobody waits for a navigation (`SessionManager.queueStartSession`): one that is never answered would end the whole run
 * when its driver stops. A page that did not come is red by the runner's own time limit.
 */
function outliveNavigations(session: WebKitSession): void {
  const navigateTo = session.navigateTo.bind(session);
  const value = (url: string) => navigateTo(url).catch((error) => console.log(`WebKit did not go to ${url}: ${error}`));
  Object.defineProperty(session, 'navigateTo', { value, configurable: true });
}

function capabilities(port: number): Parameters<typeof webdriverLauncher>[0] {
  const webkit = {
    browserName: 'MiniBrowser',
    'wdio:enforceWebDriverClassic': true,
    'webkitgtk:browserOptions': {
      binary: required('webkitBrowser'),
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  };
  return { hostname: '127.0.0.1', port, path: '/', logLevel: 'error', capabilities: webkit };
}

/** Starts Xvfb on a display that is free; Xvfb writes its number to the third descriptor once it is ready. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const size = `${WINDOW_CORNER.x * 2}x${WINDOW_CORNER.y * 2}x24`;
  const screen = spawn(required('xvfb'), ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  endWithThisProcess(screen);
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

/** Writes the style sheet that GTK reads at its start. */
function gtkSettings(): string {
  const folder = resolve(PROJECT_FOLDER, '.build/webkit-config');
  mkdirSync(resolve(folder, 'gtk-3.0'), { recursive: true });
  writeFileSync(resolve(folder, 'gtk-3.0/gtk.css'), NARROW_BARS);
  return folder;
}

function endWithThisProcess(child: ChildProcess): void {
  process.on('exit', () => child.kill());
}

function required(program: Program): string {
  const path = findProgram(program);
  if (path === undefined) throw new Error(`${program} is not installed; see test/browsers.mjs for where it is sought.`);
  return path;
}
