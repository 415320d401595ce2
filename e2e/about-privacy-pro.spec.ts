import { expect, test } from './fixtures.ts';

test('the about page links home, and to the dashboard when signed in', async ({
  page,
  person,
  signIn,
}) => {
  await page.goto('/about');
  await expect(page.getByText(/Please review the extracted details/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await signIn(person);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
});

test('the privacy page has its three sections and a contact', async ({ page }) => {
  await page.goto('/privacy');
  for (const name of [
    'Security-First Approach',
    'Ephemeral Data Processing',
    'Compliance & Standards',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByText('Ask the operator of this server.')).toBeVisible();
});

test('the pricing page compares the plans and says whom to ask for an upgrade', async ({
  page,
}) => {
  await page.goto('/pro');
  await expect(page.getByText('Most Popular')).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Feature', 'Free Plan', 'Pro Plan']);
  const csv = table.getByRole('row', { name: /CSV export/ });
  await expect(csv.getByRole('cell')).toHaveText(['Not included', 'Included']);
  // This server was started without SUPPORT_EMAIL, so no page may show an address.
  await expect(
    page.getByText(/^Ask the operator of this server to change your plan\./),
  ).toBeVisible();
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
  await expect(page.getByText('Multi-user accounts')).toBeVisible();
});
