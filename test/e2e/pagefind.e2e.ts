import { test } from '../support/demo-page.ts';
import { expect, openSearch } from './open-search.ts';

test('contract §5: a page without a server suggests from its static index, and goes to what was chosen', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/states/search-pagefind');
  await openSearch(page);
  await page.keyboard.type('dashboard');
  const option = page.getByRole('option', { name: /Build a dashboard in Kibana/ });
  await expect(option).toBeVisible();
  await option.click();
  await expect(page).toHaveURL(/\/guide\/en\/kibana\/current\/dashboards$/);
  expect(asked).not.toContain('/api/autosuggest');
});
