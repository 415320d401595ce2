import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readNameScript } from '#app/account/user-settings.ts';
import { moveToken } from '#testing/move-token.ts';
import { renderPage } from '#testing/render-page.tsx';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { SettingsPage } from './settings-page.tsx';

const chosen = {
  email_notifications: true,
  processing_alerts: false,
  delete_contacts_after_days: 30,
};

let ada: SignedIn;
let network: Network;
beforeEach(async () => {
  ada = await signIn();
  await ada.client
    .from('user_settings')
    .insert({ user_id: ada.id, ...chosen })
    .throwOnError();
  network = watchNetwork();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const show = () => renderPage(<SettingsPage />, { user: ada.user });

/** A switch, once the stored settings are there. */
async function loadedSwitch(name: string) {
  const control = await screen.findByRole('switch', { name });
  await waitFor(() => expect(control).toHaveProperty('disabled', false));
  return control;
}

async function storedSettings() {
  const { data } = await ada.client.from('user_settings').select().single().throwOnError();
  return data;
}

test('the groups are there, as stored', async () => {
  show();
  for (const title of [
    'Notifications',
    'Reading',
    'Privacy & Security',
    'Data Management',
    'Danger Zone',
  ]) {
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
  }
  const emails = await loadedSwitch('Email Notifications');
  expect(emails.getAttribute('aria-checked')).toBe('true');
});

test('they are there with a new token when the clock of the server went ahead', async () => {
  moveToken(-86_400);
  show();
  const emails = await loadedSwitch('Email Notifications');
  expect(emails.getAttribute('aria-checked')).toBe('true');
});

test('a switch is stored with the settings beside it unchanged', async () => {
  const { user } = show();
  await user.click(await loadedSwitch('Email Notifications'));
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  expect(await storedSettings()).toMatchObject({ ...chosen, email_notifications: false });
});

test('a switch that could not be stored goes back', async () => {
  const { user } = show();
  const emails = await loadedSwitch('Email Notifications');
  network.fault = failure;
  await user.click(emails);
  expect(await screen.findByText('Failed to save your settings')).toBeTruthy();
  expect(emails.getAttribute('aria-checked')).toBe('true');
  expect(await storedSettings()).toMatchObject(chosen);
});

test('settings that could not be loaded cannot be changed, but loaded again', async () => {
  network.fault = failure;
  const { user } = show();
  expect(await screen.findByText('Your settings could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Email Notifications' })).toHaveProperty(
    'disabled',
    true,
  );
  network.fault = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await loadedSwitch('Email Notifications');
});

test.each([
  ['granted', true, 'Settings saved'],
  ['denied', false, 'Alerts are off'],
])('processing alerts need the browser’s leave: %s', async (permission, isOn, told) => {
  vi.stubGlobal('Notification', { requestPermission: async () => permission, permission });
  const { user } = show();
  const alerts = await loadedSwitch('Processing Alerts');
  await user.click(alerts);
  expect(await screen.findByText(told)).toBeTruthy();
  expect(alerts.getAttribute('aria-checked')).toBe(String(isOn));
  expect(await storedSettings()).toMatchObject({ processing_alerts: isOn });
});

test('which of two names comes first is stored, and remembered on this device', async () => {
  const { user } = show();
  const select = await screen.findByRole('combobox', { name: 'Names in other scripts' });
  await waitFor(() => expect(select).toHaveProperty('disabled', false));
  expect(readNameScript(ada.id)).toBe('larger');
  await user.click(select);
  await user.click(await screen.findByRole('option', { name: 'Latin letters first' }));
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  expect(await storedSettings()).toMatchObject({ ...chosen, names_in_scripts: 'latin' });
  expect(readNameScript(ada.id)).toBe('latin');
});
