import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cardStorageKey } from '#app/browser/local-storage.ts';
import { renderPage } from '#testing/render-page.tsx';
import { operator, type SignedIn, signIn } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { SettingsPage } from '../settings-page.tsx';

let ada: SignedIn;
let network: Network;
const signOut = vi.fn(async () => ({ error: null }));
beforeEach(async () => {
  ada = await signIn();
  await ada.client
    .from('business_card_records')
    .insert({ user_id: ada.id, full_name: 'Grace Hopper' })
    .throwOnError();
  const files = ada.client.storage.from('vcards');
  for (const name of ['Ada_1.vcf', 'Ada_2.vcf']) {
    const { error } = await files.upload(`${ada.id}/${name}`, 'BEGIN:VCARD', {
      contentType: 'text/vcard',
    });
    expect(error).toBeNull();
  }
  localStorage.setItem(cardStorageKey(ada.id), '{}');
  network = watchNetwork();
  signOut.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const show = () => renderPage(<SettingsPage />, { user: ada.user, signOut }).user;

/** What the operator finds of the person: their contacts and their files. */
async function leftOver() {
  const contacts = await operator()
    .from('business_card_records')
    .select('full_name')
    .eq('user_id', ada.id)
    .throwOnError();
  const { data: files } = await operator().storage.from('vcards').list(ada.id);
  return [contacts.data.length, files?.length];
}

test('Delete All Data waits for the typed word, and then nothing is left but the account', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Delete All Data' }));
  const dialog = await screen.findByRole('alertdialog');
  const confirm = within(dialog).getByRole('button', { name: 'Delete All Data' });
  const word = within(dialog).getByRole('textbox');
  await user.type(word, 'delete');
  expect(confirm).toHaveProperty('disabled', true);
  expect(await leftOver()).toEqual([1, 2]);

  await user.clear(word);
  await user.type(word, 'DELETE');
  await user.click(confirm);
  expect(await screen.findByText('All data deleted')).toBeTruthy();
  expect(await leftOver()).toEqual([0, 0]);
  expect(localStorage.getItem(cardStorageKey(ada.id))).toBeNull();
  expect(signOut).not.toHaveBeenCalled();
});

test('Delete Account asks for the e-mail address and ends the session', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  const dialog = await screen.findByRole('alertdialog');
  const address = within(dialog).getByRole('textbox', { name: `Type ${ada.email} to confirm` });
  await user.type(address, `${ada.email}{Enter}`);
  expect(await screen.findByText('Account deleted')).toBeTruthy();
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(await leftOver()).toEqual([0, 0]);
  const { email, password } = ada;
  const { error } = await ada.client.auth.signInWithPassword({ email, password });
  expect(error?.code).toBe('invalid_credentials');
});

test('when files cannot be removed nothing else is deleted', async () => {
  network.fault = ({ route }) => (/^DELETE \/storage/.test(route) ? failure() : undefined);
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  await user.type(await screen.findByRole('textbox'), `${ada.email}{Enter}`);
  expect(await screen.findByText('Failed to delete your account. Please try again.')).toBeTruthy();
  expect(await leftOver()).toEqual([1, 2]);
  expect(signOut).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});
