import { expect, test } from './fixtures.ts';

test('a path without a page says so, with a link home', async ({
  page,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(/status of 404/);
  allowConsole(/No page has the path \/no\/such\/page/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found | Cardsift');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
