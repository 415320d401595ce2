import { randomUUID } from 'node:crypto';
import { findMailLink } from '@cardsift/backend/testing/sign-up';
import type { Page } from '@playwright/test';
import { expect, test, widths } from './fixtures.ts';

test('the meter says what a password lacks until it is strong', async ({ page }) => {
  await page.goto('/register');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('minlength', '8');
  await password.fill('abc');
  await expect(page.getByText('Weak')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await password.fill('Correct-Horse');
  await expect(page.getByText('Medium')).toBeVisible();
  await expect(page.getByText('Password must contain at least one number')).toBeVisible();
  await password.fill('Correct-Horse-7');
  await expect(page.getByText('Strong')).toBeVisible();
});

test('a missing name and a weak password are refused', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill('ada@people.example');
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please enter your name')).toBeVisible();
  await expect(page.getByText('Password Requirements Not Met')).toBeVisible();
  await expect(
    page.getByText('Please ensure your password meets all security requirements'),
  ).toBeVisible();
});

async function register(page: Page, email: string) {
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Analytical!1843');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
}

test('an internationalized address stays as it is typed', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill('anna@größe.de');
  await page.getByLabel('Full Name').focus();
  await expect(page.getByLabel('Email')).toHaveValue('anna@größe.de');
  const asked = page.waitForRequest(/\/auth\/v1\/signup/);
  await register(page, `${randomUUID()}@größe.de`);
  expect((await asked).postDataJSON()).toMatchObject({
    email: expect.stringMatching(/@xn--gre-6ka8i\.de$/),
  });
});

test('an address that has an account gets the same answer as a new one', async ({
  page,
  person,
}) => {
  for (const email of [person.email, `${randomUUID()}@people.example`]) {
    await page.goto('/register');
    await page.getByLabel('Full Name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Analytical!1843');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(
      page.getByText(
        'Account created successfully! Please check your email to verify your account.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  }
});

test('if no mail is sent, the message links to the dev inbox', async ({ page }) => {
  await page.goto('/register');
  await register(page, `${randomUUID()}@people.example`);
  await expect(page.getByRole('link', { name: 'dev inbox' })).toHaveAttribute('href', '/dev/inbox');
});

test('the link in the mail leads to where the newcomer wanted to go, in its own tab', async ({
  page,
  context,
  baseURL,
}) => {
  const email = `${randomUUID()}@people.example`;
  await page.goto('/dashboard/contacts?sort=org');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await register(page, email);
  const mail = await context.newPage();
  await mail.goto(await findMailLink(baseURL ?? '', email));
  await expect(mail).toHaveURL('/dashboard/contacts?sort=org');
});

for (const width of widths) {
  test(`a mail that did not come is sent again, and lets this browser in, at ${width} px`, async ({
    page,
    baseURL,
    allowConsole,
    expectAccessible,
  }) => {
    // On a phone the dashboard opens the camera, and there is none here.
    allowConsole(/The camera cannot be used/);
    await page.setViewportSize({ width, height: 800 });
    const email = `${randomUUID()}@people.example`;
    await page.goto('/register');
    await register(page, email);
    const lost = await findMailLink(baseURL ?? '', email);
    await page.getByRole('button', { name: 'Resend email' }).press('Enter');
    await expect(page.getByText('Email sent again')).toBeVisible();
    await expectAccessible(page);
    const link = await findMailLink(baseURL ?? '', email);
    expect(link).not.toBe(lost);
    await page.goto(link);
    await expect(page).toHaveURL('/dashboard');
  });
}

test('signing in before the address is confirmed offers the mail again', async ({
  page,
  baseURL,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(/status of 400|AuthApiError/);
  const email = `${randomUUID()}@people.example`;
  await page.goto('/dashboard/profile');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await register(page, email);
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('Analytical!1843');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Your address is not confirmed yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(page.getByText('Email sent again')).toBeVisible();
  await page.goto(await findMailLink(baseURL ?? '', email));
  await expect(page).toHaveURL('/dashboard/profile');
});
