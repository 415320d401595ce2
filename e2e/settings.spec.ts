import { readFile } from 'node:fs/promises';
import type { Person } from '@cardsift/backend/testing/sign-up';
import { parseVcards } from '@cardsift/contacts/vcard/parse-vcard';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './fixtures.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

test('settings are kept', async ({ page, person, signIn, context }) => {
  await context.grantPermissions(['notifications']);
  await signIn(person);
  await page.goto('/dashboard/settings');
  for (const name of ['Email Notifications', 'Processing Alerts']) {
    await page.getByRole('switch', { name }).click();
    await expect(page.getByRole('switch', { name })).toBeChecked();
    await expect(page.getByRole('switch', { name })).toBeEnabled();
  }
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Email Notifications' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Processing Alerts' })).toBeChecked();
});

test('the export contains every contact, even beyond the thousand of one answer', async ({
  page,
  person,
  signIn,
}) => {
  const rows = Array.from({ length: 1_234 }, (_, index) => ({
    user_id: person.id,
    full_name: `Person ${index}`,
  }));
  // One insert has at most 500 rows.
  for (const batch of [rows.slice(0, 500), rows.slice(500, 1_000), rows.slice(1_000)]) {
    await person.client.from('business_card_records').insert(batch).throwOnError();
  }
  await person.client.from('profiles').upsert({ id: person.id, full_name: 'Ada' }).throwOnError();
  await storeCard(person);

  await signIn(person);
  await page.goto('/dashboard/settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^cardsift-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const names = new Set(parseVcards(text('contacts.vcf')).map(({ fullName }) => fullName));
  expect(names.size).toBe(1_234);
  expect(JSON.parse(text('contacts.json'))).toHaveLength(1_234);
  // The CSV is for Pro only.
  expect(files).not.toHaveProperty('contacts.csv');
  expect(JSON.parse(text('profile.json'))).toMatchObject({
    account: { email: person.email },
    profile: { full_name: 'Ada' },
  });
  expect(JSON.parse(text('digital-card.json'))).toMatchObject({ files: ['Ada_1.vcf'] });
  expect(text('digital-card/Ada_1.vcf')).toContain('BEGIN:VCARD');
});

test('a retention rule asks before it deletes, and then applies', async ({
  page,
  person,
  signIn,
}) => {
  await person.client
    .from('business_card_records')
    .insert([
      { user_id: person.id, full_name: 'Old', created_at: daysAgo(100) },
      { user_id: person.id, full_name: 'New', created_at: daysAgo(1) },
    ])
    .throwOnError();
  await signIn(person);
  await page.goto('/dashboard/settings');
  await page.getByRole('combobox', { name: 'Data Retention' }).click();
  await page.getByRole('option', { name: 'After 90 days' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('1 of your contacts is older');
  await page.getByRole('button', { name: 'Delete and keep the rule' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  const { data } = await person.client.from('business_card_records').select('full_name');
  expect(data).toEqual([{ full_name: 'New' }]);
});

test('Delete All Data empties the account and keeps it', async ({ page, person, signIn }) => {
  await leaveTraces(person);
  await signIn(person);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Delete All Data' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete All Data' }).click();
  await expect(page.getByText('All data deleted')).toBeVisible();
  for (const table of ['business_card_records', 'profiles', 'user_settings'] as const) {
    expect((await person.client.from(table).select('*')).data).toEqual([]);
  }
  expect((await person.client.storage.from('vcards').list(person.id)).data).toEqual([]);
  expect((await person.client.from('users').select('id')).data).toEqual([{ id: person.id }]);
});

test('Delete Account leaves nothing: no sign-in, no file, no session', async ({
  page,
  person,
  signIn,
  request,
  allowConsole,
}) => {
  // The server refuses to end the session of a deleted account, and the browser prints that.
  allowConsole(/status of 40[134]/);
  const file = await leaveTraces(person);
  expect((await request.get(file)).status()).toBe(200);
  await signIn(person);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(person.email);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Account deleted')).toBeVisible();

  const { email, password } = person;
  expect((await person.client.auth.signInWithPassword({ email, password })).error).not.toBeNull();
  expect((await request.get(file)).status()).not.toBe(200);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('if the server has no second factor, setting one up says so', async ({
  page,
  person,
  signIn,
  allowConsole,
}) => {
  allowConsole(/422/);
  // A Supabase project's answer if its operator has disabled it.
  const refusal = {
    code: 'mfa_totp_enroll_not_enabled',
    message: 'MFA enroll is disabled for TOTP',
  };
  await page.route('**/auth/v1/factors', (route) =>
    route.fulfill({
      status: 422,
      json: refusal,
      headers: { 'x-supabase-api-version': '2024-01-01' },
    }),
  );
  await signIn(person);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Current Password').fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('does not offer it, so it cannot be turned on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeDisabled();
});

/** Stores a contact, a profile, settings and a card file, and returns that file's public URL. */
async function leaveTraces({ id, client }: Person): Promise<string> {
  await client.from('business_card_records').insert({ user_id: id, full_name: 'X' }).throwOnError();
  await client.from('profiles').upsert({ id, full_name: 'Ada' }).throwOnError();
  await client.from('user_settings').upsert({ user_id: id }).throwOnError();
  return storeCard({ id, client });
}

/** Stores a file as a digital card does, and returns its public URL. */
async function storeCard({ id, client }: Pick<Person, 'id' | 'client'>): Promise<string> {
  const path = `${id}/Ada_1.vcf`;
  const bucket = client.storage.from('vcards');
  const { error } = await bucket.upload(path, 'BEGIN:VCARD', { contentType: 'text/vcard' });
  if (error) throw error;
  return bucket.getPublicUrl(path).data.publicUrl;
}
