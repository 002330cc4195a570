import type { MediaFeatures } from '../runner/input-driver.ts';
import { atEndOfTest } from './cleanup.ts';
import { engine } from './engine.ts';
import { eventually } from './eventually.ts';
import { input } from './input.ts';

/** The size every test begins with, in CSS px: the desktop layout. */
export const DEFAULT_VIEWPORT = { width: 1280, height: 800 } as const;

/** Sizes the viewport, in CSS px, until the end of the running test. */
export async function setViewport(width: number, height: number = DEFAULT_VIEWPORT.height): Promise<void> {
  atEndOfTest(resetViewport);
  await resize(width, height);
}

/** Only `setup.ts` and the end of a test call it. */
export async function resetViewport(): Promise<void> {
  await resize(DEFAULT_VIEWPORT.width, DEFAULT_VIEWPORT.height);
}

async function resize(width: number, height: number): Promise<void> {
  if (window.innerWidth === width && window.innerHeight === height) return;
  await input({ action: 'resize', width, height });
  await eventually(() => {
    const size = `${window.innerWidth} × ${window.innerHeight}`;
    if (size !== `${width} × ${height}`)
      throw new Error(`The viewport is ${size}; ${width} × ${height} was asked for.`);
  });
}

/** Whether the engine's driver can emulate media features: those of Firefox and WebKit cannot. */
export const canEmulateMedia = engine === 'chromium';

/** Emulates media features until the end of the running test. @throws where `canEmulateMedia` is false. */
export async function emulateMedia(features: MediaFeatures): Promise<void> {
  atEndOfTest(() => input({ action: 'media', features: {} }));
  await input({ action: 'media', features });
}
