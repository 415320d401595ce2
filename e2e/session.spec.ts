import { createTestClient, findMailLink } from '@cardsift/backend/testing/sign-up';
import type { Page } from '@playwright/test';
import { expect, test, widths } from './fixtures.ts';

/** As if the tab had slept for hours: the access token has expired, and maybe more. */
async function ageSession(page: Page, changes: Record<string, unknown>) {
  await page.evaluate((changed) => {
    const key = 'cardsift-session';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, ...changed }));
  }, changes);
}

const anHourAgo = () => Math.floor(Date.now() / 1000) - 3600;

test('a protected page redirects a visitor to sign in and leaves no entry in the history', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/dashboard/contacts');
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

for (const width of widths) {
  test(`after signing in people are where they wanted to go, at ${width} px`, async ({
    page,
    person,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const wished = '/dashboard/contacts?q=ada';
    await page.goto(wished);
    await expect(page).toHaveURL('/login');
    // The destination is carried from form to form.
    await page.getByRole('link', { name: 'Sign up' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.reload();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(wished);
    await expect(page.getByRole('heading', { name: 'My Contacts' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('logging out leaves no destination for the next person', async ({
  page,
  person,
  stranger,
  signIn,
}) => {
  await signIn(person);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(stranger.email);
  await page.getByLabel('Password').fill(stranger.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the link for a forgotten password leads to where the person wanted to go', async ({
  page,
  person,
  baseURL,
}) => {
  await page.goto('/dashboard/settings');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The page before has a field with the same name.
  await expect(page).toHaveURL('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await findMailLink(baseURL ?? '', person.email));
  await page.getByLabel('New Password', { exact: true }).fill('Difference-Engine-2');
  await page.getByLabel('Confirm New Password').fill('Difference-Engine-2');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page).toHaveURL('/dashboard/settings');
});

test('a session that expired while the tab slept is refreshed', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  // Any request of this page triggers it, before the page is reloaded.
  const refresh = page.waitForResponse(/grant_type=refresh_token/);
  await ageSession(page, { expires_at: anHourAgo() });
  await page.reload();
  expect((await refresh).ok()).toBe(true);
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('a session that cannot be refreshed anymore ends at the sign-in page', async ({
  page,
  person,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 40[0-9]|AuthApiError|refresh/i);
  await signIn(person);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  await ageSession(page, { expires_at: anHourAgo(), refresh_token: 'made-up' });
  await page.reload();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cardsift-session'))).toBeNull();
});

test('a session that another device ended by a new password ends at the sign-in page', async ({
  page,
  person,
  signIn,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 40[0-9]|AuthApiError|session has ended/i);
  await signIn(person);
  await page.goto('/dashboard/contacts');
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  const elsewhere = createTestClient(baseURL ?? '', process.env.E2E_PUBLISHABLE_KEY ?? '');
  await elsewhere.auth.signInWithPassword(person);
  expect((await elsewhere.auth.updateUser({ password: 'Difference-Engine-2' })).error).toBeNull();
  await page.reload();
  await expect(page).toHaveURL('/login');
});

test('signing out in one tab signs out the other', async ({ page, context, person, signIn }) => {
  await signIn(person);
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/dashboard/profile');
  await expect(other.getByRole('button', { name: 'User menu' })).toBeVisible();

  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
});

test('the shell names the person and links to every page', async ({ page, person, signIn }) => {
  await signIn(person);
  await page.goto('/dashboard');
  const menu = page.getByRole('button', { name: 'User menu' });
  await expect(menu).toHaveText(`User menu ${person.email[0]?.toUpperCase()}`);
  await menu.click();
  await expect(page.getByText(person.name)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/dashboard/settings');
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Digital Card' })
    .click();
  await expect(page).toHaveURL('/dashboard/digital-card');
  await page.getByRole('link', { name: 'Cardsift dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('on a phone the sidebar is a sheet that closes after a choice', async ({
  page,
  person,
  signIn,
  allowConsole,
}) => {
  // The page behind opens the camera, and this browser has none.
  allowConsole(/The camera cannot be used/);
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(person);
  await page.goto('/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await sidebar.getByRole('link', { name: 'Digital Card' }).click();
  await expect(page).toHaveURL('/dashboard/digital-card');
  await expect(sidebar).toBeHidden();
});
