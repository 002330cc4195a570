import { expect, type Page } from '@playwright/test';
import { BREAKPOINT_HAMBURGER_PX } from '../../src/constants.ts';
import { builtModule } from '../node/prerender/built.ts';
import { test } from '../support/demo-page.ts';
import { layoutShift } from './layout-shift.ts';

const LOADER_TAG = /<script src="([^"]*site-elements\.js)"><\/script>/;

/** The cases of contract §2 (Reveal): how a page comes to have its header. */
const CASES: Readonly<Record<string, (html: string) => string | Promise<string>>> = {
  'one blocking tag': (html) => html,
  'pre-rendered, with an async tag': async (html) => {
    const page = html.replace(LOADER_TAG, '<script src="$1" async></script>');
    const { prerender } = await builtModule('prerender');
    return (await prerender(page, { url: 'https://www.vendor.example/' })).html;
  },
  'reserve.css, and a tag at the end': (html) =>
    html
      .replace(LOADER_TAG, '<link rel="stylesheet" href="/site-elements/reserve.css">')
      .replace(/<site-header(?=[\s>])(?=[\s\S]*?"marquee")/, '<site-header announcement')
      .replace('</body>', () => `${LOADER_TAG.exec(html)?.[0]}</body>`),
};

const PATHS = ['/states/theme-light', '/states/no-announcement', '/states/subnav-guide'];

/** A bar that has no room for its items (row B5). */
const MANY = '/states/many-items';

async function expectMore(page: Page, width: number): Promise<void> {
  const more = page.locator('site-header .items-more > .item');
  await (width < BREAKPOINT_HAMBURGER_PX ? expect(more).toHaveCount(0) : expect(more).toBeVisible());
}

async function openAs(page: Page, path: string, change: (html: string) => string | Promise<string>): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = await change(html);
    await route.fulfill({ response, body: changed, headers: { ...response.headers(), 'content-security-policy': '' } });
  });
  await page.addInitScript(() => sessionStorage.clear()); // Each page as the first of a visit.
  await page.goto(path, { waitUntil: 'networkidle' });
}

for (const [name, change] of Object.entries(CASES)) {
  for (const path of [...PATHS, MANY]) {
    test(`B5: layout shift is 0 with ${name}: ${path} at 375, 768 and 1280 px`, async ({ page }) => {
      for (const width of [375, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await openAs(page, path, change);
        await expect(page.locator('site-header [part=bar]')).toBeVisible();
        if (path === MANY) await expectMore(page, width);
        expect(await layoutShift(page), `${width} px`).toEqual([]);
      }
    });
  }
}

for (const reserve of ['', '<link rel="stylesheet" href="/site-elements/reserve.css">']) {
  for (const path of PATHS) {
    test(`B5: layout shift is 0 where a script sets the data late${reserve && ', with reserve.css'}: ${path} at 375, 768 and 1280 px`, async ({
      page,
    }) => {
      for (const width of [375, 768, 1280]) {
        let data = '';
        await page.setViewportSize({ width, height: 800 });
        await openAs(page, path, (html) =>
          html
            .replace(
              /(<site-header)([^>]*>)\s*<script[^>]*>([\s\S]*?)<\/script>[\s\S]*?(?=<\/site-header>)/,
              (_, tag, rest, json) => {
                data = json;
                return `${tag}${json.includes('"marquee"') ? ' announcement' : ''}${rest}`;
              },
            )
            .replace('</head>', `${reserve}</head>`),
        );
        await expect(page.locator('site-header [data-fallback=empty]')).toBeAttached();
        await page.evaluate((json) => {
          Object.assign(document.querySelector('site-header') as Element, { config: JSON.parse(json) });
        }, data);
        await expect(page.locator('site-header [part=bar]')).toBeVisible();
        expect(await layoutShift(page), `${width} px`).toEqual([]);
      }
    });
  }
}

/** A bar of the page's own, in the place that the elements leave it. */
const withBar = (html: string) =>
  html
    .replace(
      '</head>',
      '<style>#own-bar { position: fixed; margin: 0; inset: var(--site-elements-height) 0 auto }</style></head>',
    )
    .replace(
      '</body>',
      '<p id="own-bar">A bar of the page’s own: all it says stands in one line, below the others</p></body>',
    );

const BAR_CASES = {
  ...CASES,
  'pre-rendered, with reserve.css and an async tag': async (html: string) => {
    const linked = html.replace('</head>', '<link rel="stylesheet" href="/site-elements/reserve.css"></head>');
    return (await CASES['pre-rendered, with an async tag']?.(linked)) ?? '';
  },
};

for (const [name, change] of Object.entries(BAR_CASES)) {
  if (name === 'pre-rendered, with an async tag') continue; // Nothing has told the page before the code comes.
  for (const path of PATHS) {
    test(`a page’s own fixed bar stays where it is with ${name}: ${path} at 375, 768 and 1280 px`, async ({ page }) => {
      for (const width of [375, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await openAs(page, path, async (html) => withBar(await change(html)));
        await expect(page.locator('site-header [part=bar]')).toBeVisible();
        await expect(page.locator('site-header [data-scroll-visibility]')).toHaveCount(1);
        const [own, ...elements] = await page.evaluate(() => {
          const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
          return [boxOf('#own-bar')?.top, boxOf('site-header')?.height, boxOf('site-subnav')?.height ?? 0];
        });
        expect(own).toBe(elements.reduce((sum = 0, height = 0) => sum + height));
        expect(await layoutShift(page), `${width} px`).toEqual([]);
      }
    });
  }
}

for (const path of [...PATHS, MANY]) {
  test(`B5: layout shift is 0 on a page that the session knows: ${path} at 375, 768 and 1280 px`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const root = document.querySelector('site-header')?.shadowRoot?.querySelector('[data-prerendered]');
        document.documentElement.toggleAttribute('data-was-restored', Boolean(root));
      });
    });
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('site-elements:site-header'))).not.toBeNull();
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('data-was-restored');
      await expect(page.locator('site-header [data-static]')).toHaveCount(0);
      if (path === MANY) await expectMore(page, width);
      expect(await layoutShift(page), `${width} px`).toEqual([]);
    }
  });
}

for (const width of [1250, 1600]) {
  test(`B5: without script every item of a full bar is seen in it, on several rows at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      viewport: { width, height: 800 },
      ...(baseURL && { baseURL }),
    });
    await openAs(page, MANY, CASES['pre-rendered, with an async tag'] as (html: string) => string);
    const bar = await page.locator('site-header [part=bar]').boundingBox();
    const items = await page.locator('site-header .items-entry > .item').all();
    const boxes = await Promise.all(items.map((item) => item.boundingBox()));
    for (const box of boxes) {
      expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) - 1);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) + 1);
    }
    expect(new Set(boxes.map((box) => box?.y)).size).toBeGreaterThan(1);
    await page.close();
  });
}
