import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cardStorageKey } from '#app/browser/local-storage.ts';
import { renderPage } from '#testing/render-page.tsx';
import { operator, type SignedIn, signIn } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { SettingsPage } from '../settings-page.tsx';

let ada: SignedIn;
let network: Network;
beforeEach(async () => {
  ada = await signIn();
  network = watchNetwork();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const show = () => renderPage(<SettingsPage />, { user: ada.user }).user;

async function addContacts(names: string[], values: { created_at?: string } = {}): Promise<void> {
  const rows = names.map((full_name) => ({ user_id: ada.id, full_name, ...values }));
  await ada.client.from('business_card_records').insert(rows).throwOnError();
}

/** Presses Export Data and gives back the text files that the browser was told to save. */
async function takeExport(user: UserEvent): Promise<Record<string, string>> {
  const save = vi.fn((_: Blob) => 'blob:export');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: save }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Export Data' }));
  await screen.findByText('Data exported');
  const [zip] = save.mock.calls[0] ?? [];
  const files = unzipSync(new Uint8Array(await (zip as Blob).arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

// More than a backend gives in one answer, or takes in one request.
const MANY = Array.from({ length: 1_005 }, (_, index) => `Person ${index}`).toSorted();

test('the export holds every contact, the profile and the card, and for Pro a table', async () => {
  await addContacts(MANY.slice(0, 500));
  await addContacts(MANY.slice(500, 1_000));
  await addContacts(MANY.slice(1_000));
  const profile = { id: ada.id, full_name: 'Ada Byron' };
  await operator().from('profiles').upsert(profile).throwOnError();
  await operator().rpc('set_plan', { email: ada.email, premium: true }).throwOnError();
  await ada.client.storage
    .from('vcards')
    .upload(`${ada.id}/Ada_1.vcf`, 'BEGIN:VCARD', { contentType: 'text/vcard' });
  localStorage.setItem(cardStorageKey(ada.id), JSON.stringify({ qrCodeValue: 'x' }));

  const files = await takeExport(show());
  expect(screen.getByText(/^1005 contacts/)).toBeTruthy();
  const vcards = files['contacts.vcf']?.matchAll(/^FN:(.*)\r$/gm) ?? [];
  expect(Array.from(vcards, ([, name]) => name).toSorted()).toEqual(MANY);
  const rows = JSON.parse(files['contacts.json'] ?? '') as { full_name: string }[];
  expect(rows.map(({ full_name }) => full_name).toSorted()).toEqual(MANY);
  expect(files['contacts.csv']?.trimEnd().split('\r\n')).toHaveLength(MANY.length + 1);
  expect(JSON.parse(files['profile.json'] ?? '')).toMatchObject({
    account: { email: ada.email },
    profile: { full_name: 'Ada Byron' },
  });
  for (const name of [
    'linkedin-profiles.json',
    'merged-contacts.json',
    'changed-by-devices.json',
  ]) {
    expect(JSON.parse(files[name] ?? '')).toEqual([]);
  }
  expect(JSON.parse(files['digital-card.json'] ?? '')).toEqual({
    card: { qrCodeValue: 'x' },
    files: ['Ada_1.vcf'],
  });
  expect(files['digital-card/Ada_1.vcf']).toBe('BEGIN:VCARD');
});

test('what was deleted less than 30 days ago is in the export, too', async () => {
  await addContacts(['Grace Hopper']);
  await ada.client
    .from('business_card_records')
    .delete()
    .eq('user_id', ada.id)
    .in('id', [
      (await ada.client.from('business_card_records').select('id').single().throwOnError()).data.id,
    ])
    .throwOnError();
  const files = await takeExport(show());
  expect(JSON.parse(files['contacts.json'] ?? '')).toEqual([]);
  expect(JSON.parse(files['recently-deleted.json'] ?? '')).toMatchObject([
    { contact: { full_name: 'Grace Hopper' } },
  ]);
});

test('without Pro the same contacts come as vCards and JSON, not as a table', async () => {
  await addContacts(['Grace Hopper']);
  const files = await takeExport(show());
  expect(files['contacts.vcf']).toContain('FN:Grace Hopper');
  expect(files['contacts.json']).toContain('Grace Hopper');
  expect(files).not.toHaveProperty('contacts.csv');
});

test('an export of which a part is missing is not made', async () => {
  network.fault = ({ route }) => (route === 'GET /rest/v1/profiles' ? failure() : undefined);
  await show().click(screen.getByRole('button', { name: 'Export Data' }));
  expect(await screen.findByText('Failed to export your data')).toBeTruthy();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

async function chooseRule(user: UserEvent, label: string): Promise<void> {
  const select = await screen.findByRole('combobox', { name: 'Data Retention' });
  await waitFor(() => expect(select).toHaveProperty('disabled', false));
  select.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: label }));
}

async function storedRules() {
  const { data } = await ada.client.from('user_settings').select().throwOnError();
  return data.map((settings) => settings.delete_contacts_after_days);
}

async function countContacts() {
  const { count } = await ada.client
    .from('business_card_records')
    .select('*', { head: true, count: 'exact' })
    .throwOnError();
  return count;
}

test('a rule that deletes nothing yet is stored at once', async () => {
  await addContacts(['Grace Hopper'], { created_at: daysAgo(89) });
  await chooseRule(show(), 'After 90 days');
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  expect(await storedRules()).toEqual([90]);
  expect(await countContacts()).toBe(1);
});

test.each([5, -5])(
  'what a rule deletes is asked about though this device is %s hours off',
  async (hours) => {
    await addContacts(['Grace Hopper'], { created_at: daysAgo(90.1) });
    await addContacts(['Ada Byron'], { created_at: daysAgo(89.9) });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    await chooseRule(show(), 'After 90 days');
    expect(await screen.findByRole('alertdialog')).toHaveProperty(
      'textContent',
      expect.stringContaining('1 of your contacts is older than 90 days'),
    );
    expect(await countContacts()).toBe(2);
  },
);

test('a rule that deletes contacts says how many and waits for a yes', async () => {
  await addContacts(['Grace Hopper']);
  await addContacts(MANY.slice(0, 7), { created_at: daysAgo(366) });
  const user = show();
  await chooseRule(user, 'After 1 year');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('7 of your contacts are older than 365 days');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await storedRules()).toEqual([]);

  await chooseRule(user, 'After 1 year');
  await user.click(await screen.findByRole('button', { name: 'Delete and keep the rule' }));
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  expect(await storedRules()).toEqual([365]);
  expect(await countContacts()).toBe(1);
});
