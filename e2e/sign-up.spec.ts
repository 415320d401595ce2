import { randomUUID } from 'node:crypto';
import { findMailLink } from '../apps/standalone/testing/sign-up.ts';
import { expect, test } from './fixtures.ts';

test('a person registers, confirms the address by mail and arrives signed in', async ({
  page,
  baseURL,
}) => {
  const email = `${randomUUID()}@people.example`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started Free' }).click();
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Analytical!1843');
  await page.getByRole('button', { name: /create account|sign up/i }).click();
  await expect(
    page.getByText('Account created successfully! Please check your email to verify your account.'),
  ).toBeVisible();

  await page.goto(await findMailLink(baseURL ?? '', email));
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('tab', { name: 'Upload Files' })).toBeVisible();
});
