import { expect, type Page, test } from '@playwright/test';
import type { HostSite } from './host.ts';

// What only WordPress has. Titles, texts and the administrator are those of packages/wordpress/test/.

const sites: readonly (HostSite & { readonly name: string })[] = JSON.parse(process.env.HOST_SITES ?? '[]');

/** Each request costs PHP in WebAssembly seconds on a busy machine, and some of these tests make ten. */
test.setTimeout(180_000);

const headerTop = (page: Page) =>
  page.locator('site-header').evaluate((element) => element.getBoundingClientRect().top);

async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/wp-login.php`);
  await page.fill('#user_login', 'admin');
  await page.fill('#user_pass', 'password');
  await page.click('#wp-submit');
  await page.waitForURL(/wp-admin/, { waitUntil: 'commit' });
}

for (const { name, origin, inner } of sites.filter((site) => site.name.startsWith('WordPress'))) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' }); // One after the other: the last takes away what others look at.

    for (const { width, barHeight } of [
      { width: 1280, barHeight: 32 },
      { width: 700, barHeight: 46 },
      { width: 375, barHeight: 0 },
    ]) {
      test(`the header sticks below the admin bar, and where that scrolls away, at the top, ${width} px wide`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 600 });
        await page.goto(`${origin}${inner}?as-admin`);
        await expect(page.locator('#wpadminbar')).toBeVisible();
        await page.waitForFunction(() => customElements.get('site-header'));
        await page.mouse.move(200, 400);
        await page.mouse.wheel(0, 900);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
        await page.mouse.wheel(0, -100);
        await expect.poll(() => headerTop(page)).toBeCloseTo(barHeight, 0);
      });
    }

    test('suggests what a visitor may read, and nothing else', async ({ request }) => {
      const ask = (q: string, others: Readonly<Record<string, string>> = {}) =>
        request.get(`${origin}/wp-json/site-elements/v1/autosuggest`, { params: { q, ...others } });
      const answer = await ask('dashboards');
      expect(answer.headers()['cache-control']).toContain('public');
      const suggestions: { title: string; url: string; website_area: string }[] = await answer.json();
      expect(suggestions.map(({ title }) => title).sort()).toEqual([
        'Build dashboards & charts',
        'Dashboards',
        'Dashboards for teams',
      ]);
      expect(suggestions.find(({ title }) => title === 'Dashboards')).toEqual({
        title: 'Dashboards',
        url: `${origin}${inner}`,
        website_area: 'Page',
      });
      const asAdmin = await ask('dashboards', { 'as-admin': '' });
      expect(await asAdmin.json()).toEqual(suggestions);
      expect(await (await ask('da')).json()).toEqual([]);
      expect((await request.get(`${origin}/wp-json/site-elements/v1/autosuggest`)).status()).toBe(400);
    });

    test('whoever opens the settings prints the header for visitors, who hydrate it', async ({ page, browser }) => {
      const visitor = await (await browser.newContext()).newPage();
      const warnings: string[] = [];
      visitor.on('console', (message) => warnings.push(message.text()));
      const refused = await page.request.post(`${origin}/wp-json/site-elements/v1/fragments`, {
        data: { fragments: [] },
      });
      expect(refused.status()).toBe(401);
      await logIn(page, origin);
      await page.goto(`${origin}/wp-admin/themes.php?page=site-elements`);
      const preview = page.locator('.site-elements-preview site-header');
      await expect(preview.getByRole('button', { name: 'Products' })).toBeVisible();
      await expect(page.locator('html[data-site-elements-printed]')).toBeAttached({ timeout: 90_000 });
      const html = await (await page.request.get(`${origin}/?printed`, { headers: { cookie: '' } })).text();
      expect(html).toContain('<template shadowrootmode="open"');
      await visitor.goto(`${origin}/?printed`);
      await visitor.locator('site-header').getByRole('button', { name: 'Products' }).click();
      await expect(visitor.locator('site-header').getByRole('link', { name: 'Alerts' })).toBeVisible();
      expect(warnings.filter((text) => text.includes('site-header'))).toEqual([]); // Markup that does not fit is told.
      await visitor.close();
    });

    test('data of the site’s own is checked and shown while it is typed', async ({ page }) => {
      await logIn(page, origin);
      await page.goto(`${origin}/wp-admin/themes.php?page=site-elements`);
      const field = page.locator('#site-elements-data');
      const problems = page.locator('#site-elements-problems');
      await field.fill('{ "ctas": ');
      await expect(problems).toContainText('not JSON');
      await field.fill('{ "ctas": { "primary": { "title": "Try it", "url": "/try/" } }, "nope": 1 }');
      await expect(
        page.locator('.site-elements-preview site-header').getByRole('link', { name: 'Try it' }),
      ).toBeVisible();
      await expect(problems).toContainText('/nope');
    });

    test('uninstalling leaves nothing', async ({ request }) => {
      const left = await request.get(`${origin}/?as-admin&uninstall`);
      expect(await left.json()).toEqual({
        before: ['site_elements', 'site_elements_fragments', 'theme_mods'],
        after: [],
      });
    });
  });
}
