import { test } from '../support/demo-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { expectPicture, openForPicture, PICTURE_WIDTHS_PX } from './pictures.ts';

test.use({ bypassCSP: true }); // For the font and axe, which tests put into the page.

for (const width of PICTURE_WIDTHS_PX) {
  test(`look: theme-light at ${width} px is as it was`, async ({ page }) => {
    await openForPicture(page, '/states/theme-light', width, 160);
    await expectPicture(page, 'theme-light');
  });
}

test('axe finds nothing on theme-light', async ({ page }) => {
  await page.goto('/states/theme-light', { waitUntil: 'networkidle' });
  await expectNoViolations(page);
});
