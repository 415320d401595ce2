import { addAuthenticator } from '@cardsift/backend/testing/add-authenticator';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getSupabase } from '#app/backend/supabase.ts';
import { renderPage } from '#testing/render-page.tsx';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { SecondFactorGate } from './second-factor-gate.tsx';

let ada: SignedIn;
beforeEach(async () => {
  ada = await signIn();
});

const show = () =>
  renderPage(<SecondFactorGate>My contacts</SecondFactorGate>, { user: ada.user }).user;

const enter = ({ email, password }: SignedIn) =>
  getSupabase().auth.signInWithPassword({ email, password });

test('somebody without a second factor goes straight on', async () => {
  show();
  expect(await screen.findByText('My contacts')).toBeTruthy();
});

test('somebody who has given it goes straight on', async () => {
  await addAuthenticator(ada);
  const { data } = await ada.client.auth.getSession();
  await getSupabase().auth.setSession(data.session ?? { access_token: '', refresh_token: '' });
  show();
  expect(await screen.findByText('My contacts')).toBeTruthy();
});

test('a password alone shows nothing until the right code is given', async () => {
  const app = await addAuthenticator(ada);
  await enter(ada);
  const user = show();
  const field = await screen.findByRole('textbox', { name: 'Code from your authenticator app' });
  expect(screen.queryByText('My contacts')).toBeNull();
  await user.type(field, 'abcdef{Enter}');
  expect(await screen.findByText('That code is wrong or has expired.')).toBeTruthy();
  expect(screen.queryByText('My contacts')).toBeNull();
  await user.clear(field);
  // The next one: each is good once, and the one of the moment has been given.
  const next = app.generate({ timestamp: Date.now() + 30_000 });
  await user.type(field, `${next.slice(0, 3)} ${next.slice(3)}{Enter}`);
  expect(await screen.findByText('My contacts')).toBeTruthy();
});
