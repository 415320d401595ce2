import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, installFakeBackend } from '#testing/fake-backend.ts';
import { renderWithSession, testUser, USER_ID } from '#testing/render-signed-in.tsx';
import { ProfilePage } from './profile-page.tsx';

type Row = Record<string, unknown>;

const stored: Row = {
  id: USER_ID,
  full_name: 'Ada King',
  industry: null,
  created_at: '2026-03-05T12:00:00Z',
  updated_at: '2026-03-05T12:00:00Z',
};
const free: Row = { is_premium: false, premium_expires_at: null };

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function showProfile(
  { profile, plan = free }: { profile: Row | null; plan?: Row },
  user = testUser(),
) {
  const seen = installFakeBackend({
    'GET /rest/v1/profiles': () => Response.json(profile ? [profile] : []),
    'GET /rest/v1/users': () => Response.json([plan]),
    'POST /rest/v1/profiles': ({ body }) => Response.json({ ...stored, ...(body as Row) }),
  });
  return { seen, ...renderWithSession(<ProfilePage />, { user }) };
}

test('a stored profile is shown with the account and what the plan allows', async () => {
  showProfile({ profile: stored });
  expect(await screen.findByRole('textbox', { name: 'Full Name' })).toHaveProperty(
    'value',
    'Ada King',
  );
  expect(screen.getByRole('textbox', { name: 'Industry' })).toHaveProperty('value', '');
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toHaveProperty('value', 'ada@example.org');
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
  showProfile({ profile: null });
  expect(await screen.findByDisplayValue('Ada Lovelace')).toBeTruthy();
  expect(screen.queryByText('Member Since')).toBeNull();
});

test('a stored empty name stays empty, whatever the name at sign-up', async () => {
  showProfile({ profile: { ...stored, full_name: null, industry: 'Mills' } });
  await screen.findByDisplayValue('Mills');
  expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveProperty('value', '');
});

test('an account without a name at sign-up has an empty one', async () => {
  showProfile({ profile: null }, testUser({ user_metadata: {} }));
  expect(await screen.findByRole('textbox', { name: 'Full Name' })).toHaveProperty('value', '');
});

test('somebody with Pro is told so, and until when', async () => {
  const until = '2999-01-01T12:00:00Z';
  showProfile({ profile: stored, plan: { is_premium: true, premium_expires_at: until } });
  for (const text of ['Pro Account', 'Until January 1, 2999', 'Pro', 'Unlimited', 'All']) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(screen.queryByText('Free Account')).toBeNull();
});

test('saving stores trimmed values, null for empty ones, and says so', async () => {
  const { user, seen } = showProfile({ profile: { ...stored, industry: 'Mills' } });
  const name = await screen.findByRole('textbox', { name: 'Full Name' });
  await user.clear(name);
  await user.type(name, '  Ada Byron  ');
  await user.clear(screen.getByRole('textbox', { name: 'Industry' }));
  await user.type(screen.getByRole('textbox', { name: 'Industry' }), '   ');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  const saved = seen.find(({ route }) => route === 'POST /rest/v1/profiles');
  expect(saved?.body).toEqual({
    id: USER_ID,
    full_name: 'Ada Byron',
    industry: null,
    updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  await waitFor(() => expect(name).toHaveProperty('value', 'Ada Byron'));
});

test('the button waits and says so while saving', async () => {
  const { user } = showProfile({ profile: stored });
  let finish = (_: Response) => {};
  const answer = new Promise<Response>((resolve) => {
    finish = resolve;
  });
  await user.type(await screen.findByDisplayValue('Ada King'), '!');
  installFakeBackend({ 'POST /rest/v1/profiles': () => answer });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveProperty('disabled', true);
  finish(Response.json(stored));
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toHaveProperty(
    'disabled',
    false,
  );
});

test('a failure to save is told and keeps what was typed', async () => {
  const { user } = showProfile({ profile: stored });
  await user.type(await screen.findByDisplayValue('Ada King'), '!');
  installFakeBackend({ 'POST /rest/v1/profiles': failure });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Failed to save profile information')).toBeTruthy();
  expect(screen.getByDisplayValue('Ada King!')).toBeTruthy();
  expect(logged).toHaveBeenCalled();
});

test('a failure to load is told, and can be tried again', async () => {
  installFakeBackend({ 'GET /rest/v1': failure });
  const { user } = renderWithSession(<ProfilePage />);
  expect(await screen.findByText('Failed to load profile information')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  installFakeBackend({
    'GET /rest/v1/profiles': () => Response.json([stored]),
    'GET /rest/v1/users': () => Response.json([free]),
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByDisplayValue('Ada King')).toBeTruthy();
});
