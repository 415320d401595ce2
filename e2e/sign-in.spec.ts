import { expect, test } from './fixtures.ts';

test('a person signs in with e-mail and password', async ({ page, person }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a wrong password and an unknown address get the same answer', async ({
  page,
  person,
  allowConsole,
}) => {
  allowConsole(/status of 400|AuthApiError/);
  const answers: (string | null)[] = [];
  for (const email of [person.email, 'nobody@people.example']) {
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('Wrong-Horse-7');
    await page.getByRole('button', { name: 'Sign In' }).click();
    const toast = page.getByRole('listitem').filter({ hasText: 'Error' });
    await expect(toast).toBeVisible();
    answers.push(await toast.textContent());
  }
  expect(answers[0]).toBe(answers[1]);
});

test('the form says what is missing before it sends anything', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please enter your e-mail address')).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('sign-in links to registering and to a new password', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByText('Or use email')).toBeVisible();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/register');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a server without Google says so instead of leading to a broken page', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText(/Google sign-in is not set up on this server/)).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('after too many attempts the message says when to try again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 429|AuthApiError/);
  await page.route('**/auth/v1/token?grant_type=password', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '60' },
      json: {
        code: 'over_request_rate_limit',
        message: 'Too many attempts. Please wait a minute.',
      },
    }),
  );
  await page.goto('/login');
  await page.getByLabel('Email').fill('ada@people.example');
  await page.getByLabel('Password').fill('Wrong-Horse-7');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Too many attempts. Please wait a minute.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeFocused();
});
