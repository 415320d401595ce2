import { randomUUID } from 'node:crypto';
import { createTestClient, findMailLink, type Person } from '@cardsift/backend/testing/sign-up';
import type { Page } from '@playwright/test';
import { expect, test, widths } from './fixtures.ts';

/** Checks who is signed in, by the user menu. */
async function expectSignedIn(page: Page, { email }: Pick<Person, 'email'>) {
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.keyboard.press('Escape');
}

/** A link that the stranger had mailed to themselves and forwards to somebody else. */
async function makeTrap(baseURL: string, stranger: Person): Promise<string> {
  await stranger.client.auth.resetPasswordForEmail(stranger.email);
  return findMailLink(baseURL, stranger.email);
}

test('a session written into a URL signs nobody in or out', async ({
  page,
  person,
  stranger,
  signIn,
  allowConsole,
}) => {
  allowConsole(/did not sign anybody in/);
  await signIn(person);
  const { data } = await stranger.client.auth.getSession();
  const trap = new URLSearchParams({
    access_token: data.session?.access_token ?? '',
    refresh_token: data.session?.refresh_token ?? '',
    expires_in: '3600',
    token_type: 'bearer',
    type: 'signup',
  });
  for (const path of ['/', '/dashboard']) {
    // The link is opened from another page, because a new fragment does not load an open page
    // again.
    await page.goto('about:blank');
    await page.goto(`${path}#${trap}`);
    await expect(page).toHaveURL('/dashboard');
    await expectSignedIn(page, person);
  }
});

test('nor does it sign a visitor in', async ({ page, stranger, allowConsole }) => {
  allowConsole(/did not sign anybody in/);
  const { data } = await stranger.client.auth.getSession();
  await page.goto(`/#access_token=${data.session?.access_token}&refresh_token=x`);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('This link was not sent by Cardsift.')).toBeVisible();
});

test('another account’s link asks first, and staying changes nothing', async ({
  page,
  person,
  stranger,
  signIn,
  baseURL,
  expectAccessible,
  allowConsole,
}) => {
  allowConsole(/The camera cannot be used/);
  await signIn(person);
  await page.goto(await makeTrap(baseURL ?? '', stranger));
  const question = page.getByRole('alertdialog', { name: 'Switch to another account?' });
  await expect(question).toContainText(person.email);
  await expect(question).toContainText(stranger.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Stay signed in as ${person.email}` }).click();
  await page.goto('/dashboard');
  await expectSignedIn(page, person);
});

test('a person who agrees is signed in to the other account', async ({
  page,
  person,
  stranger,
  signIn,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/The camera cannot be used/);
  await signIn(person);
  await page.goto(await makeTrap(baseURL ?? '', stranger));
  await page.getByRole('button', { name: 'Switch account' }).click();
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
  await page.goto('/dashboard');
  await expectSignedIn(page, stranger);
});

test('a visitor is told whose account a link opens, and asked first', async ({
  page,
  stranger,
  baseURL,
  expectAccessible,
  allowConsole,
}) => {
  allowConsole(/did not sign anybody in/);
  await page.goto(await makeTrap(baseURL ?? '', stranger));
  const question = page.getByRole('alertdialog', { name: 'Is this your account?' });
  await expect(question).toContainText(stranger.email);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Do not sign in' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
});

test('a person’s own link does not ask', async ({ page, person, signIn, baseURL }) => {
  await signIn(person);
  await page.goto(await makeTrap(baseURL ?? '', person));
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
});

test('a sign-up’s link in another browser confirms the address and leads to sign in', async ({
  page,
  baseURL,
}) => {
  const email = `${randomUUID()}@people.example`;
  const password = 'Analytical!1843';
  const elsewhere = createTestClient(baseURL ?? '', process.env.E2E_PUBLISHABLE_KEY ?? '');
  await elsewhere.auth.signUp({ email, password });
  await page.goto(await findMailLink(baseURL ?? '', email));
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Please sign in with the password you chose.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});
