import { randomUUID } from 'node:crypto';
import { createTestClient, findMailLink, type Person } from '@cardsift/backend/testing/sign-up';
import type { Page } from '@playwright/test';
import { expect, test, widths } from './fixtures.ts';

/** Changing an account's password and address, using only the keyboard. */

const newPassword = 'Difference-Engine-2';

async function openDialog(page: Page, name: string) {
  await page.goto('/dashboard/settings');
  const button = page.getByRole('button', { name });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  return button;
}

async function signInElsewhere({ email, password }: Pick<Person, 'email' | 'password'>) {
  const elsewhere = createTestClient(
    process.env.E2E_PORT ? `http://localhost:${process.env.E2E_PORT}` : '',
    process.env.E2E_PUBLISHABLE_KEY ?? '',
  );
  const { error } = await elsewhere.auth.signInWithPassword({ email, password });
  return { elsewhere, answer: error?.code ?? 'signed in' };
}

for (const width of widths) {
  test(`the password is changed with the old one, and other devices are signed out, at ${width} px`, async ({
    page,
    person,
    signIn,
    expectAccessible,
    allowConsole,
  }) => {
    allowConsole(/status of 400|AuthApiError|The auth service refused/);
    await page.setViewportSize({ width, height: 900 });
    await signIn(person);
    const { elsewhere } = await signInElsewhere(person);
    await openDialog(page, 'Change password');
    await expectAccessible(page);

    await page.keyboard.type('Wrong-Horse-7');
    await page.getByLabel('New Password', { exact: true }).fill(newPassword);
    await page.getByLabel('Confirm New Password').fill(newPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The current password is not right.')).toBeVisible();
    const current = page.getByLabel('Current Password');
    await expect(current).toBeFocused();
    await expectAccessible(page);

    await current.fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Password changed')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect((await elsewhere.auth.refreshSession()).data.session).toBeNull();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
    expect((await signInElsewhere({ ...person, password: newPassword })).answer).toBe('signed in');
  });

  test(`the address is changed when the new one confirms it, at ${width} px`, async ({
    page,
    person,
    signIn,
    baseURL,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(person);
    const email = `${randomUUID()}@people.example`;
    await openDialog(page, 'Change email');
    await expectAccessible(page);
    await page.keyboard.type(email);
    await page.getByLabel('Current Password').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
    await expect(page.getByText(person.email, { exact: true })).toBeVisible();

    await page.goto(await findMailLink(baseURL ?? '', email));
    await expect(page.getByText('Address changed')).toBeVisible();
    await expect(page).toHaveURL('/dashboard/settings');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'User menu' }).click();
    await expect(page.getByRole('menu').getByText(email)).toBeVisible();
    expect((await signInElsewhere({ ...person, email })).answer).toBe('signed in');
  });
}

test('the link to a new address, opened while nobody is signed in, waits for its account', async ({
  page,
  person,
  baseURL,
}) => {
  const email = `${randomUUID()}@people.example`;
  await person.client.auth.updateUser({ email });
  await page.goto(await findMailLink(baseURL ?? '', email));
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/^The new address counts once you are signed in/)).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(page.getByText('Address changed')).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
});

test('an address’s owner loses nothing by the mail about a stranger’s request, and can refuse it', async ({
  page,
  person,
  stranger,
  signIn,
  baseURL,
  expectAccessible,
  allowConsole,
}) => {
  allowConsole(/status of 40[13]|did not sign anybody in/);
  const email = `${randomUUID()}@people.example`;
  await stranger.client.auth.updateUser({ email });
  const link = await findMailLink(baseURL ?? '', email);
  await signIn(person);
  await page.goto(link);
  await expect(page.getByText(/^This link works only where you are signed in/)).toBeVisible();
  await expect(page.getByText(person.email, { exact: true })).toBeVisible();

  const refusal = `/address-refused#${new URL(link).searchParams.get('token_hash')}`;
  await page.goto(refusal);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'This was not me' }).click();
  await expect(page.getByText('The request has ended.')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(refusal);
  await page.getByRole('button', { name: 'This was not me' }).click();
  await expect(page.getByText('No such request is waiting here.')).toBeVisible();
});

test('a person who forgot the old password is mailed a link', async ({
  page,
  person,
  signIn,
  baseURL,
}) => {
  await signIn(person);
  await openDialog(page, 'Change password');
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText('Link sent')).toBeVisible();
  await page.goto(await findMailLink(baseURL ?? '', person.email));
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
});

test('Escape closes the dialog, and the button gets the focus back', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  const button = await openDialog(page, 'Change password');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});
