import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';

test('the meter tells what a password lacks until it is strong', async ({ page }) => {
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

test('where no mail is sent, the message leads to the dev inbox', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(`${randomUUID()}@people.example`);
  await page.getByLabel('Password', { exact: true }).fill('Analytical!1843');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('link', { name: 'dev inbox' })).toHaveAttribute('href', '/dev/inbox');
});
