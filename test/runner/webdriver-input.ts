import type { BrowserLauncher } from '@web/test-runner-core';
import type { InputDriver, MouseButton } from './input-driver.ts';
import { resizeWindow, sessionOf, type WebKitSession } from './webkit-launcher.ts';

/** Code points of WebDriver (https://www.w3.org/TR/webdriver/#keyboard-actions) for keys that type no character. */
const KEY_VALUES: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F9: '\uE039',
  Meta: '\uE03D',
};

const BUTTONS: Readonly<Record<MouseButton, number>> = { left: 0, middle: 1, right: 2 };

/** How far the wheel has been turned: WebKit's driver turns it by the difference to the time before. */
const wheelTurns = new WeakMap<BrowserLauncher, { readonly deltaX: number; readonly deltaY: number }>();

/** Input through WebKitGTK's WebDriver. */
export function webdriverInput(browser: BrowserLauncher): InputDriver {
  const session = sessionOf(browser);
  const point = (actions: readonly object[]) =>
    session.performActions([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  return {
    press: (keys) => pressKeys(session, keys),
    async type(text) {
      for (const character of text) await pressKeys(session, [character]);
    },
    move: (x, y) => point([moveAction(x, y)]),
    down: (button) => point([{ type: 'pointerDown', button: BUTTONS[button] }]),
    up: (button) => point([{ type: 'pointerUp', button: BUTTONS[button] }]),
    async click(x, y, button, modifiers) {
      const values = modifiers.map(keyValue);
      await keyActions(session, 'keyDown', values);
      await point([
        moveAction(x, y),
        { type: 'pointerDown', button: BUTTONS[button] },
        { type: 'pointerUp', button: BUTTONS[button] },
      ]);
      await keyActions(session, 'keyUp', values.toReversed());
    },
    wheel(x, y, deltaX, deltaY) {
      const turned = wheelTurns.get(browser) ?? { deltaX: 0, deltaY: 0 };
      const total = { deltaX: turned.deltaX + deltaX, deltaY: turned.deltaY + deltaY };
      wheelTurns.set(browser, total);
      const actions = [{ type: 'scroll', x, y, ...total, duration: 0, origin: 'viewport' }];
      return session.performActions([{ type: 'wheel', id: 'wheel', actions }]);
    },
    resize: (width, height) => resizeWindow(session, width, height),
    async emulateMedia() {
      throw new Error('WebKit cannot emulate media features over WebDriver.');
    },
  };
}

function moveAction(x: number, y: number): object {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' };
}

async function pressKeys(session: WebKitSession, keys: readonly string[]): Promise<void> {
  const values = keys.map(keyValue);
  await keyActions(session, 'keyDown', values);
  await keyActions(session, 'keyUp', values.toReversed());
}

async function keyActions(session: WebKitSession, type: 'keyDown' | 'keyUp', values: readonly string[]): Promise<void> {
  if (values.length === 0) return;
  await session.performActions([{ type: 'key', id: 'keyboard', actions: values.map((value) => ({ type, value })) }]);
}

function keyValue(key: string): string {
  const value = KEY_VALUES[key] ?? key;
  if ([...value].length !== 1)
    throw new Error(`No key is called ${key}; see KEY_VALUES in test/runner/webdriver-input.ts.`);
  return value;
}
