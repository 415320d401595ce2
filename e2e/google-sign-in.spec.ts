import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { runWithGoogle, type WithGoogle } from './google/run-with-google.ts';

let product: WithGoogle;

test.beforeAll(async () => {
  product = await runWithGoogle();
});
test.afterAll(() => product.discard());

/** Sends the browser to the stand-in instead of Google. */
async function visitStandIn(page: Page) {
  await page.route('**/auth/v1/authorize?**', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    const location = new URL(answer.headers().location ?? '');
    expect(location.origin).toBe('https://accounts.google.com');
    // Playwright can answer with a page that navigates on, but not with a redirect.
    const next = product.google.url + location.pathname + location.search;
    await route.fulfill({
      contentType: 'text/html',
      body: `<meta http-equiv="refresh" content="0; url=${next.replaceAll('&', '&amp;')}">`,
    });
  });
}

test('a person signs in with Google and arrives on the dashboard under their name', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/The camera cannot be used/);
  await visitStandIn(page);
  await page.goto(`${product.server.url}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(`${product.server.url}/dashboard`);
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByText('Grace Hopper')).toBeVisible();
  await expect(page.getByText('grace.hopper@gmail.example')).toBeVisible();
});

test('Google redirects back to where the person wanted to go', async ({ page }) => {
  await visitStandIn(page);
  await page.goto(`${product.server.url}/dashboard/contacts?q=ada`);
  await expect(page).toHaveURL(`${product.server.url}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(`${product.server.url}/dashboard/contacts?q=ada`);
  // Only once: after that the dashboard works as usual.
  await page.getByRole('link', { name: 'Cardsift dashboard' }).click();
  await expect(page).toHaveURL(`${product.server.url}/dashboard`);
});

test('a person who refuses at Google is back at the sign-in page with a message', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/did not sign anybody in/);
  await visitStandIn(page);
  product.google.refuseNext();
  await page.goto(`${product.server.url}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(`${product.server.url}/login`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Error' })).toBeVisible();
});
