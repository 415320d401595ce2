import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { operator, type SignedIn, signIn } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { DevicesGroup } from './devices-group.tsx';

const SERVER = 'https://cards.example/dav/';

let ada: SignedIn;
let network: Network;
beforeEach(async () => {
  ada = await signIn();
  network = watchNetwork();
  window.CARDSIFT = { ...(window.CARDSIFT as object), carddavUrl: SERVER };
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const show = () => renderPage(<DevicesGroup />, { user: ada.user }).user;

async function storedNames(): Promise<string[]> {
  const { data } = await ada.client.from('app_passwords').select('name').throwOnError();
  return data.map(({ name }) => name);
}

async function connect(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Connect a phone' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Name of the device' }), name);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  return dialog;
}
const shownValue = (label: string) => screen.getByText(label).nextElementSibling?.textContent ?? '';

test('a phone gets a password that opens the address book, and is listed', async () => {
  const user = show();
  await screen.findByText('No device is connected.');
  const dialog = await connect(user, ' My phone ');
  await dialog.findByText('Waiting for the device...');
  expect(shownValue('Server address')).toBe(SERVER);
  expect(shownValue('User name')).toBe(ada.email);
  const password = shownValue('App password');
  const { data } = await operator()
    .rpc('open_app_password', { password, client: 'iOS/18.2' })
    .single()
    .throwOnError();
  expect(data.user_id).toBe(ada.id);
  await dialog.findByText('Connected: My phone has read your contacts.', undefined, {
    timeout: 60_000,
  });
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await screen.findByText(/^Last used .* by iOS\/18\.2$/);
  expect(screen.queryByText(password)).toBeNull();
});

test('the profile to download holds the password that is shown', async () => {
  const save = vi.fn((_: Blob) => 'blob:profile');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: save }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const user = show();
  const dialog = await connect(user, 'iPhone');
  await user.click(await dialog.findByRole('button', { name: 'Download profile' }));
  const [profile] = save.mock.calls[0] ?? [];
  expect(profile?.type).toBe('application/x-apple-aspen-config');
  expect(await profile?.text()).toContain(`<string>${shownValue('App password')}</string>`);
});

test('whoever signed in long ago enters their password first', async () => {
  const refusal = {
    code: 'current_password_required',
    message: 'Please enter your current password.',
  };
  let refusals = 1;
  network.fault = ({ route }) => {
    if (!route.endsWith('rpc/create_app_password') || refusals === 0) return undefined;
    refusals -= 1;
    return Response.json(refusal, { status: 403 });
  };
  const user = show();
  const dialog = await connect(user, 'My phone');
  const field = await dialog.findByLabelText('Current Password');
  await user.type(field, 'Wrong-Horse-7');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await dialog.findByText('The current password is not right.');
  expect(await storedNames()).toEqual([]);
  await user.clear(field);
  await user.type(field, ada.password);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await dialog.findByText('Waiting for the device...');
  expect(await storedNames()).toEqual(['My phone']);
});

test('what the backend refuses is said, and can be tried again', async () => {
  const refusal = {
    code: 'app_password_limit_reached',
    message: 'An account has 20 app passwords at most.',
  };
  network.fault = ({ route }) =>
    route.endsWith('rpc/create_app_password') ? Response.json(refusal, { status: 403 }) : undefined;
  const user = show();
  const dialog = await connect(user, 'One too many');
  await screen.findByText(refusal.message);
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'One too many');
  network.fault = () => undefined;
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await dialog.findByText('Waiting for the device...');
});

test('a device is disconnected only after a yes, and its password opens nothing then', async () => {
  const { data: made } = await ada.client
    .rpc('create_app_password', { name: 'Old phone' })
    .single()
    .throwOnError();
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Disconnect Old phone' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await storedNames()).toEqual(['Old phone']);
  await user.click(screen.getByRole('button', { name: 'Disconnect Old phone' }));
  await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
  await screen.findByText('No device is connected.');
  const { data } = await operator()
    .rpc('open_app_password', { password: made.password, client: '' })
    .throwOnError();
  expect(data).toEqual([]);
});

test('devices that could not be loaded can be loaded again', async () => {
  network.fault = ({ route }) => (route.endsWith('/app_passwords') ? failure() : undefined);
  const user = show();
  await screen.findByText('Your devices could not be loaded.');
  network.fault = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  await screen.findByText('No device is connected.');
});

test('where nobody answers phones, the page says so', async () => {
  const { carddavUrl: _, ...config } = window.CARDSIFT as { carddavUrl: string };
  window.CARDSIFT = config;
  show();
  await screen.findByText(/has not switched on address books for phones/);
  expect(screen.getByRole('button', { name: 'Connect a phone' })).toHaveProperty('disabled', true);
});
