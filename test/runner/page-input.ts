import type { BrowserLauncher } from '@web/test-runner-core';
import type { Page as PlaywrightPage } from 'playwright';
import type { KeyInput, Page as PuppeteerPage } from 'puppeteer';
import type { InputDriver } from './input-driver.ts';

type Page =
  | { readonly kind: 'playwright'; readonly page: PlaywrightPage }
  | { readonly kind: 'puppeteer'; readonly page: PuppeteerPage };

/** WebDriver's code point for the main Enter key; Puppeteer's own `Enter` is that of the number pad in Firefox. */
const RETURN_KEY = '\uE006';

/** Input through Playwright or Puppeteer; where their two interfaces agree, the code does not ask which it is. */
export function pageInput(browser: BrowserLauncher, sessionId: string): InputDriver {
  const target = pageOf(browser, sessionId);
  const { keyboard, mouse } = target.page;
  const keyNamed = (name: string) => (target.kind === 'puppeteer' && name === 'Enter' ? RETURN_KEY : name) as KeyInput;
  const hold = async (keys: readonly string[]) => {
    for (const key of keys) await keyboard.down(keyNamed(key));
  };
  const release = async (keys: readonly string[]) => {
    for (const key of keys.toReversed()) await keyboard.up(keyNamed(key));
  };
  return {
    async press(keys) {
      await hold(keys);
      await release(keys);
    },
    type: (text) => keyboard.type(text),
    move: (x, y) => mouse.move(x, y),
    down: (button) => mouse.down({ button }),
    up: (button) => mouse.up({ button }),
    async click(x, y, button, modifiers) {
      await hold(modifiers);
      await mouse.click(x, y, { button });
      await release(modifiers);
    },
    async wheel(x, y, deltaX, deltaY) {
      await mouse.move(x, y);
      if (target.kind === 'playwright') await target.page.mouse.wheel(deltaX, deltaY);
      else await target.page.mouse.wheel({ deltaX, deltaY });
    },
    async resize(width, height) {
      if (target.kind === 'playwright') await target.page.setViewportSize({ width, height });
      else await target.page.setViewport({ width, height });
    },
    async emulateMedia(features) {
      if (target.kind !== 'playwright') throw new Error('Firefox cannot emulate media features over WebDriver BiDi.');
      const { colorScheme = null, reducedMotion = null, forcedColors = null } = features;
      await target.page.emulateMedia({ colorScheme, reducedMotion, forcedColors });
    },
  };
}

function pageOf(browser: BrowserLauncher, sessionId: string): Page {
  const launcher = browser as BrowserLauncher & { getPage(id: string): unknown };
  const page = launcher.getPage(sessionId);
  return browser.type === 'playwright'
    ? { kind: 'playwright', page: page as PlaywrightPage }
    : { kind: 'puppeteer', page: page as PuppeteerPage };
}
