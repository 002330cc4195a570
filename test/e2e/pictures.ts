import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { PROJECT_FOLDER } from '../runner/paths.ts';

/** The widths of the viewport at which pictures are taken, in CSS px: one for each layout between the breakpoints. */
const PICTURE_WIDTHS_PX = [375, 768, 1024, 1280, 1600] as const;

/**
 * How many pixels may differ, whatever the size of the picture: fewer than a mark, a letter or a line under an item has. The
 * font comes with the tests, so only its edges depend on the machine, and those are below Playwright's threshold for one pixel.
 */
const MAX_DIFFERENT_PIXELS = 60;

const FONT_FILE = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

let fontUrl: string | undefined;

/**
 * One font on every machine: `system-ui` is another one wherever the pictures are compared. The page's own text is not
 * what they are about, and would make them large.
 */
async function prepare(page: Page): Promise<void> {
  fontUrl ??= `data:font/woff2;base64,${readFileSync(resolve(PROJECT_FOLDER, FONT_FILE)).toString('base64')}`;
  await page.addStyleTag({
    content: `@font-face { font-family: Picture; font-weight: 100 900; src: url(${fontUrl}) }
      :root { --site-font: Picture, sans-serif }
      main, body > footer { visibility: hidden }`,
  });
  await page.evaluate(async () => {
    await Promise.all([400, 500, 600].map((weight) => document.fonts.load(`${weight} 16px Picture`)));
  });
}

/**
 * Opens a page of the demo at a size of the viewport, with the pictures' own font, and waits until it stands still.
 * The file needs `test.use({ bypassCSP: true })`: the demo's policy would refuse the font.
 */
export async function openForPicture(page: Page, path: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('site-header [part=bar]').waitFor();
  await prepare(page);
}

/**
 * The same at each of the pictures' widths, one after the other.
 *
 * @param isLoadedAnew - for states that a page reaches while it loads; else its window is resized, as a person does.
 */
export async function atPictureWidths(
  page: Page,
  path: string,
  heightAt: (width: number) => number,
  isLoadedAnew: boolean,
  look: (width: number) => Promise<void>,
): Promise<void> {
  for (const [index, width] of PICTURE_WIDTHS_PX.entries()) {
    if (index === 0 || isLoadedAnew) await openForPicture(page, path, width, heightAt(width));
    else await page.setViewportSize({ width, height: heightAt(width) });
    await look(width);
  }
}

/**
 * Compares what the viewport shows with `test/e2e/pictures/<name>-<width>.png`; the test goes on to its other widths.
 * Where one is missing or has changed on purpose: `npm run test:e2e -- header --update-snapshots=changed` writes it, and
 * `npx node test/e2e/shrink-pictures.ts` makes it small; then look at it.
 */
export async function expectPicture(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const images = roots.flatMap((root) => [...root.querySelectorAll('img')]);
    return images.every((image) => image.complete || !image.checkVisibility());
  });
  const width = page.viewportSize()?.width;
  await expect.soft(page).toHaveScreenshot([`${name}-${width}.png`], { maxDiffPixels: MAX_DIFFERENT_PIXELS });
}
