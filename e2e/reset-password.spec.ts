import type { InboxMessage } from '@cardsift/backend/mail-delivery/inbox';
import { findMailLink } from '@cardsift/backend/testing/sign-up';
import { expect, test } from './fixtures.ts';

const newPassword = 'Difference-Engine-2';

/** The link that a mail program shows, which is not the one in the plain text. */
async function findButtonLink(baseURL: string, email: string): Promise<string> {
  const messages = (await (await fetch(`${baseURL}/dev/inbox.json`)).json()) as InboxMessage[];
  const html = messages.findLast(({ to }) => to === email)?.html ?? '';
  return /href="([^"]+token_hash=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

test('a forgotten password is replaced by the link in a mail', async ({
  page,
  person,
  baseURL,
}) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText('Password reset email sent')).toBeVisible();

  await page.goto(await findMailLink(baseURL ?? '', person.email));
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm New Password').fill('Something-else-1');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();

  await page.getByLabel('Confirm New Password').fill(newPassword);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password updated')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  const { error } = await person.client.auth.signInWithPassword({
    email: person.email,
    password: newPassword,
  });
  expect(error).toBeNull();
});

test('the link in the HTML of the mail works in any browser, and only once', async ({
  page,
  browser,
  person,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/did not sign anybody in|status of 40[0-9]/);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = await findButtonLink(baseURL ?? '', person.email);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: 'Yes, sign me in' }).click();
  await expect(elsewhere.getByLabel('New Password', { exact: true })).toBeVisible();
  await elsewhere.context().close();

  await page.goto(link);
  await expect(page.getByText('Invalid reset link')).toBeVisible();
});

test('“Send another email” returns to the form, and an unknown address is not revealed', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody@people.example');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await page.getByRole('button', { name: 'Send another email' }).click();
  await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
});

for (const [kind, address] of [
  ['no link at all', '/reset-password'],
  [
    'an expired link',
    '/reset-password#error=access_denied&error_code=otp_expired&error_description=expired',
  ],
  ['a made-up token', '/reset-password?token_hash=made-up&type=recovery'],
] as const) {
  test(`${kind} is told to be invalid and leads to sign in after 3 seconds`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/did not sign anybody in|status of 40[0-9]/);
    await page.clock.install();
    await page.goto(address);
    await expect(page.getByText('Invalid reset link')).toBeVisible();
    await expect(
      page.getByText('This password reset link is invalid or has expired.'),
    ).toBeVisible();
    await page.clock.runFor(2500);
    await expect(page).toHaveURL(/reset-password/);
    await page.clock.runFor(600);
    await expect(page).toHaveURL('/login');
  });
}
