import type { Session } from '@supabase/supabase-js';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SESSION_STORAGE_KEY } from '#app/backend/stored-session.ts';
import { renderPage } from '#testing/render-page.tsx';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { type Network, type SeenRequest, watchNetwork } from '#testing/watch-network.ts';
import { SecondFactorGate } from './second-factor-gate.tsx';

// Our backend knows no second factor: what a Supabase project answers about one stands here.

const factor = {
  id: 'f1',
  factor_type: 'totp' as const,
  status: 'verified' as const,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};

let ada: SignedIn;
let network: Network;
beforeEach(async () => {
  ada = await signIn();
  network = watchNetwork();
});

const show = () =>
  renderPage(<SecondFactorGate>My contacts</SecondFactorGate>, { user: ada.user }).user;

/** The session of somebody who has a second factor, opened with a password alone (aal1) or both. */
function withFactor(aal: 'aal1' | 'aal2'): Session {
  const session = JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? '') as Session;
  const [head, claims = '', signature] = session.access_token.split('.');
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...payload, aal, amr: [] })).toString('base64url');
  return {
    ...session,
    access_token: `${head}.${changed}.${signature}`,
    user: { ...session.user, factors: [factor] },
  };
}

function answerAsProject({ route, body }: SeenRequest): Response | undefined {
  switch (route) {
    case 'GET /auth/v1/user':
      return Response.json(withFactor('aal1').user);
    case 'POST /auth/v1/factors/f1/challenge':
      return Response.json({ id: 'c1', type: 'totp', expires_at: 1 });
    case 'POST /auth/v1/factors/f1/verify':
      return (body as { code: string }).code === '123456'
        ? Response.json(withFactor('aal2'))
        : Response.json({ code: 'mfa_verification_failed', msg: 'Invalid code' }, { status: 422 });
    default:
      return undefined;
  }
}

/** Has this browser hold such a session. */
function enter(aal: 'aal1' | 'aal2') {
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(withFactor(aal)));
  network.fault = answerAsProject;
}

test('somebody without a second factor goes straight on', async () => {
  show();
  expect(await screen.findByText('My contacts')).toBeTruthy();
});

test('somebody who has given it goes straight on', async () => {
  enter('aal2');
  show();
  expect(await screen.findByText('My contacts')).toBeTruthy();
});

test('a password alone shows nothing until the right code is given', async () => {
  enter('aal1');
  const user = show();
  const code = await screen.findByRole('textbox', { name: 'Code from your authenticator app' });
  expect(screen.queryByText('My contacts')).toBeNull();
  await user.type(code, '000000{Enter}');
  expect(await screen.findByText('Invalid code')).toBeTruthy();
  expect(screen.queryByText('My contacts')).toBeNull();
  await user.clear(code);
  await user.type(code, '123 456{Enter}');
  expect(await screen.findByText('My contacts')).toBeTruthy();
});
