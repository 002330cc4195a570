import type { BrowserLauncher, TestRunnerPlugin } from '@web/test-runner-core';
import type { InputCommand, InputDriver } from './input-driver.ts';
import { pageInput } from './page-input.ts';
import { webdriverInput } from './webdriver-input.ts';

/**
 * Real keys, mouse and window size in all three engines: the commands behind `test/support/keys.ts`, `pointer.ts` and
 * `viewport.ts`. The runner's own commands lack chords in Firefox, and in WebKit modifiers, the wheel and the window size.
 */
export function inputCommands(): TestRunnerPlugin {
  return {
    name: 'input-commands',
    async executeCommand({ command, payload, session }) {
      if (command !== 'input') return undefined;
      await carryOut(payload as InputCommand, driverOf(session.browser, session.id));
      return true;
    },
  };
}

export function driverOf(browser: BrowserLauncher, sessionId: string): InputDriver {
  return browser.type === 'webdriver' ? webdriverInput(browser) : pageInput(browser, sessionId);
}

async function carryOut(command: InputCommand, driver: InputDriver): Promise<void> {
  switch (command.action) {
    case 'press':
      return driver.press(command.keys);
    case 'type':
      return driver.type(command.text);
    case 'move':
      return driver.move(command.x, command.y);
    case 'down':
      return driver.down(command.button);
    case 'up':
      return driver.up(command.button);
    case 'click':
      return driver.click(command.x, command.y, command.button, command.modifiers);
    case 'wheel':
      return driver.wheel(command.x, command.y, command.deltaX, command.deltaY);
    case 'resize':
      return driver.resize(command.width, command.height);
    case 'media':
      return driver.emulateMedia(command.features);
  }
}
