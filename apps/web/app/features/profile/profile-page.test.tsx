import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cutNetwork } from '#testing/cut-network.ts';
import { renderPage } from '#testing/render-page.tsx';
import { operator, type SignedIn, signIn } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { ProfilePage } from './profile-page.tsx';

const stored = {
  full_name: 'Ada King' as string | null,
  industry: null as string | null,
  created_at: '2026-03-05T12:00:00Z',
};

let ada: SignedIn;
let network: Network;
let logged: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  ada = await signIn();
  network = watchNetwork();
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function keepProfile(profile: typeof stored | null): Promise<void> {
  const profiles = operator().from('profiles');
  if (profile) await profiles.upsert({ id: ada.id, ...profile }).throwOnError();
  else await profiles.delete().eq('id', ada.id).throwOnError();
}

async function showProfile(profile: typeof stored | null = stored, user = ada.user) {
  await keepProfile(profile);
  return renderPage(<ProfilePage />, { user });
}

test('a stored profile is shown with the account and what the plan allows', async () => {
  await showProfile();
  expect(await screen.findByRole('textbox', { name: 'Full Name' })).toHaveProperty(
    'value',
    'Ada King',
  );
  expect(screen.getByRole('textbox', { name: 'Industry' })).toHaveProperty('value', '');
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toHaveProperty('value', ada.email);
  expect(email).toHaveProperty('readOnly', true);
  for (const text of [
    'Email cannot be changed from this page',
    'March 5, 2026',
    'Free Account',
    '10/day',
    'Basic',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(logged).not.toHaveBeenCalled();
});

test('without a stored profile the name comes from sign-up and no date is claimed', async () => {
  await showProfile(null);
  expect(await screen.findByDisplayValue('Ada Lovelace')).toBeTruthy();
  expect(screen.queryByText('Member Since')).toBeNull();
});

test('a stored empty name stays empty, whatever the name at sign-up', async () => {
  await showProfile({ ...stored, full_name: null, industry: 'Mills' });
  await screen.findByDisplayValue('Mills');
  expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveProperty('value', '');
});

test('an account without a name at sign-up has an empty one', async () => {
  await showProfile(null, { ...ada.user, user_metadata: {} });
  expect(await screen.findByRole('textbox', { name: 'Full Name' })).toHaveProperty('value', '');
});

test('somebody with Pro is told so, and until when', async () => {
  const until = '2999-01-01T12:00:00Z';
  await operator().rpc('set_plan', { email: ada.email, premium: true, until }).throwOnError();
  await showProfile();
  for (const text of ['Pro Account', 'Until January 1, 2999', 'Pro', 'Unlimited', 'All']) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(screen.queryByText('Free Account')).toBeNull();
});

test('saving stores trimmed values, null for empty ones, and says so', async () => {
  const { user } = await showProfile({ ...stored, industry: 'Mills' });
  const name = await screen.findByRole('textbox', { name: 'Full Name' });
  await user.clear(name);
  await user.type(name, '  Ada Byron  ');
  await user.clear(screen.getByRole('textbox', { name: 'Industry' }));
  await user.type(screen.getByRole('textbox', { name: 'Industry' }), '   ');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  const { data } = await ada.client.from('profiles').select().throwOnError();
  expect(data).toMatchObject([{ full_name: 'Ada Byron', industry: null }]);
  await waitFor(() => expect(name).toHaveProperty('value', 'Ada Byron'));
});

test('the button waits and says so while saving', async () => {
  const { user } = await showProfile();
  const saving = Promise.withResolvers<undefined>();
  await user.type(await screen.findByDisplayValue('Ada King'), '!');
  network.fault = ({ route }) => (route.startsWith('POST') ? saving.promise : undefined);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const button = await screen.findByRole('button', { name: 'Saving...' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  saving.resolve(undefined);
  await screen.findByRole('button', { name: 'Save Changes' });
  expect(button.getAttribute('aria-disabled')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a failure to save is told and keeps what was typed', async () => {
  const { user } = await showProfile();
  await user.type(await screen.findByDisplayValue('Ada King'), '!');
  network.fault = ({ route }) => (route.startsWith('POST') ? failure() : undefined);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Failed to save profile information')).toBeTruthy();
  expect(screen.getByDisplayValue('Ada King!')).toBeTruthy();
  expect(logged).toHaveBeenCalled();
});

test('a failure to load is told, and can be tried again', async () => {
  await keepProfile(stored);
  network.fault = failure;
  const { user } = renderPage(<ProfilePage />, { user: ada.user });
  expect(await screen.findByText('Failed to load profile information')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  network.fault = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByDisplayValue('Ada King')).toBeTruthy();
});

test('without a network it says so, and goes on by itself when there is one again', async () => {
  await keepProfile(stored);
  const offline = cutNetwork();
  renderPage(<ProfilePage />, { user: ada.user });
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeTruthy();
  offline.restore();
  expect(await screen.findByDisplayValue('Ada King')).toBeTruthy();
});
