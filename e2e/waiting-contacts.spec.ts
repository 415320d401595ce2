import type { Person } from '@cardsift/backend/testing/sign-up';
import type { Page } from '@playwright/test';
import { SESSION_STORAGE_KEY } from '../apps/web/app/backend/session-mark.ts';
import { expect, test } from './fixtures.ts';
import { openScanning } from './scanning-steps.ts';
import { addWaitingContacts, names, savedNames } from './waiting-steps.ts';

/** As if hours had passed: the access token is invalid, here and at the backend. */
async function expireToken(page: Page, changes: { refresh_token?: string } = {}): Promise<void> {
  await page.evaluate(
    ([key, changed]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      const expired = { access_token: `${session.access_token}x`, expires_at: 1, ...changed };
      localStorage.setItem(key, JSON.stringify({ ...session, ...expired }));
    },
    [SESSION_STORAGE_KEY, changes] as const,
  );
}

/** Leaves the page offline, with contacts that wait and a token that has expired. */
async function goOffline(page: Page, person: Person, changes?: { refresh_token?: string }) {
  await openScanning(page);
  await page.context().setOffline(true);
  await addWaitingContacts(page, person);
  await expireToken(page, changes);
}

test.beforeEach(({ signIn, person, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  return signIn(person);
});

test('a token that expired while contacts waited is renewed, and each is saved once, in order', async ({
  page,
  person,
}) => {
  await goOffline(page, person);
  await page.context().setOffline(false);
  await expect.poll(() => savedNames(person)).toEqual(names);
  await page.goto('/dashboard/contacts');
  await expect(page.getByRole('tab', { name: 'My Contacts (3)' })).toBeVisible();
  await expect(page.getByRole('region', { name: /Waiting to be saved/ })).toBeHidden();
  expect(await savedNames(person)).toEqual(names);
});

test('if it cannot be renewed the contacts wait, the sign-in page says so, and then each is saved once', async ({
  page,
  person,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(/status of 40[01]|Refresh Token|The daily usage could not be read/);
  await goOffline(page, person, { refresh_token: 'ended' });
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText(
    'Contacts are waiting on this device. They are saved when the person who scanned them signs in again.',
  );
  await expectAccessible(page);
  expect(await savedNames(person)).toEqual([]);

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect.poll(() => savedNames(person)).toEqual(names);
  await page.goto('/dashboard/contacts');
  await expect(page.getByRole('tab', { name: 'My Contacts (3)' })).toBeVisible();
  await expect(page.getByRole('region', { name: /Waiting to be saved/ })).toBeHidden();
  expect(await savedNames(person)).toEqual(names);
});
