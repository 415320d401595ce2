import { expect, test } from './fixtures.ts';

test('the about page leads back home, and to the dashboard when signed in', async ({
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

test('the privacy page has its three sections and an address to write to', async ({ page }) => {
  await page.goto('/privacy');
  for (const name of [
    'Security-First Approach',
    'Ephemeral Data Processing',
    'Compliance & Standards',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(
    page.getByRole('main').getByRole('link', { name: 'support@cardsift.example' }),
  ).toBeVisible();
});

test('the pricing page compares the plans and takes upgrades by e-mail', async ({ page }) => {
  await page.goto('/pro');
  await expect(page.getByText('Most Popular')).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Feature', 'Free Plan', 'Pro Plan']);
  const csv = table.getByRole('row', { name: /CSV export/ });
  await expect(csv.getByRole('cell')).toHaveText(['Not included', 'Included']);
  for (const name of ['$4.99 per month', '$49 per year']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      'mailto:support@cardsift.example?subject=Upgrade%20to%20Pro',
    );
  }
  await expect(page.getByRole('link', { name: 'Ask for a custom export' })).toHaveAttribute(
    'href',
    /subject=Custom%20CSV%20export%20for%20the%20Pro%20plan/,
  );
  await expect(page.getByText('Multi-user accounts')).toBeVisible();
});
