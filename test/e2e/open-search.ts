import { expect as expectOf, type Page } from '@playwright/test';

/** Long enough for a machine that does other things too. */
export const expect = expectOf.configure({ timeout: 20_000 });

/** Opens the search by its shortcut, once there is something that hears it. */
export async function openSearch(page: Page): Promise<void> {
  await expect(page.locator('site-search dialog')).toBeAttached();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
}
