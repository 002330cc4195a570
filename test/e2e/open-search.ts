import { expect as expectOf, type Frame, type Page } from '@playwright/test';

/** Long enough for a machine that does other things too. */
export const expect = expectOf.configure({ timeout: 20_000 });

/** Opens the search by its shortcut, once there is something that hears it. */
export async function openSearch(page: Page, frame: Frame = page.mainFrame()): Promise<void> {
  await frame.waitForFunction(() => 'show' in (document.querySelector('site-search') ?? {}));
  await page.keyboard.press('Control+k');
  await expect(frame.getByRole('combobox')).toBeFocused();
}
