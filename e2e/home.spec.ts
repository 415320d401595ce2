import { expect, test } from './fixtures.ts';

test('a visitor finds all links on the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scan. Save. Search. Smarter.');
  const header = page.getByRole('banner');
  for (const [name, href] of [
    ['About', '/about'],
    ['Blog', '/blog'],
    ['Pro', '/pro'],
    ['Privacy', '/privacy'],
    ['Login', '/login'],
    ['Get Started', '/register'],
  ]) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      href ?? '',
    );
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(main.getByRole('link', { name: 'Try Demo' })).toHaveAttribute('href', '/trial');
  await expect(page.getByRole('heading', { name: 'Everything you need' })).toBeVisible();
});

test('the privacy card opens under a resting pointer and links to the privacy page', async ({
  page,
}) => {
  await page.goto('/');
  const card = page.getByText('Card images are read in memory and never stored.');
  // Before React has hydrated the page, nothing listens.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: 'Your cards stay private' }).hover();
    // The card opens after 0.7 s. This is the length of one try, not a limit: if the pointer came too early, it moves
    // again.
    await expect(card).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();
  await page.getByRole('link', { name: 'Your cards stay private' }).click();
  await expect(page).toHaveURL('/privacy');
});

test('a signed-in person is redirected to the dashboard and never sees the page for visitors', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-session', 'stored');
  await expect(page.getByRole('heading', { name: 'Scan. Save. Search. Smarter.' })).toBeHidden();
  await page.waitForURL('**/dashboard');
});

test('a visitor whose old session was ended elsewhere sees the home page', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 40[01]|AuthApiError|refresh/i);
  await page.addInitScript(() => {
    const session = {
      access_token: 'old',
      refresh_token: 'gone',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: 1,
      user: { id: '1' },
    };
    localStorage.setItem('cardsift-session', JSON.stringify(session));
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Scan. Save. Search. Smarter.' })).toBeVisible();
  await expect(page).toHaveURL('/');
});
