import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SESSION_STORAGE_KEY } from '#app/backend/stored-session.ts';
import { renderWithSession, testUser } from '#testing/render-signed-in.tsx';
import { installFakeBackend } from '../../testing/fake-backend.ts';
import { SecondFactorGate } from './second-factor-gate.tsx';

const factor = {
  id: 'f1',
  factor_type: 'totp' as const,
  status: 'verified' as const,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};
const withFactor = testUser({ factors: [factor] });

function session(user: ReturnType<typeof testUser>, aal: 'aal1' | 'aal2') {
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
  const claims = { sub: user.id, aal, exp: expiresAt, amr: [] };
  return {
    access_token: `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2ln`,
    refresh_token: 'r',
    expires_in: 3600,
    expires_at: expiresAt,
    token_type: 'bearer',
    user,
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function enter(user: ReturnType<typeof testUser>, aal: 'aal1' | 'aal2') {
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session(user, aal)));
  const seen = installFakeBackend({
    'GET /auth/v1/user': () => Response.json(user),
    'POST /auth/v1/factors/f1/challenge': () =>
      Response.json({ id: 'c1', type: 'totp', expires_at: 1 }),
    'POST /auth/v1/factors/f1/verify': ({ body }) =>
      (body as { code: string }).code === '123456'
        ? Response.json(session(user, 'aal2'))
        : Response.json({ code: 'mfa_verification_failed', msg: 'Invalid code' }, { status: 422 }),
  });
  const page = <SecondFactorGate>My contacts</SecondFactorGate>;
  return { seen, ...renderWithSession(page, { user }) };
}

test.each([
  ['without a second factor', testUser(), 'aal1'],
  ['who has given it', withFactor, 'aal2'],
] as const)('somebody %s goes straight on', async (_, user, aal) => {
  enter(user, aal);
  expect(await screen.findByText('My contacts')).toBeTruthy();
});

test('a password alone shows nothing until the right code is given', async () => {
  const { user } = enter(withFactor, 'aal1');
  const code = await screen.findByRole('textbox', { name: 'Code from your authenticator app' });
  expect(screen.queryByText('My contacts')).toBeNull();
  await user.type(code, '000000{Enter}');
  expect(await screen.findByText('Invalid code')).toBeTruthy();
  expect(screen.queryByText('My contacts')).toBeNull();
  await user.clear(code);
  await user.type(code, '123 456{Enter}');
  expect(await screen.findByText('My contacts')).toBeTruthy();
});
