import { expect, test } from 'vitest';
import type { AuthParts } from './auth-parts.ts';
import { authRoutes } from './auth-routes.ts';

/** What of a request reaches the service. It needs no other part. */
async function passOn(path: string, init: RequestInit = {}) {
  let reached: Request | undefined;
  const parts = {
    service: async (request: Request) => {
      reached = request;
      return Response.json({});
    },
    origins: ['http://localhost:3000'],
  } as Partial<AuthParts> as AuthParts;
  const answer = await authRoutes(parts).request(`http://localhost:3000/auth/v1${path}`, init);
  return { status: answer.status, reached };
}

const authorize = (query: Record<string, string>) =>
  passOn(
    `/authorize?${new URLSearchParams({ provider: 'google', code_challenge: 'c', ...query })}`,
    { headers: { referer: 'https://evil.example/' } },
  );

test.each([
  'http://evil.example\\@localhost/',
  'http://localhost:9/',
  '//evil.example',
  'javascript:alert(1)',
])('Google redirects back to this site, and not to %s', async (target) => {
  const { reached } = await authorize({ redirect_to: target });
  expect(new URL(reached?.url ?? '').searchParams.has('redirect_to')).toBe(false);
  expect(reached?.headers.has('referer')).toBe(false);
});

test('Google receives the page’s parameters, and none that a URL adds', async () => {
  const { reached } = await authorize({
    redirect_to: 'http://localhost:3000/dashboard',
    state: 'forged',
    redirect_uri: 'https://evil.example/',
  });
  expect(Object.fromEntries(new URL(reached?.url ?? '').searchParams)).toEqual({
    provider: 'google',
    code_challenge: 'c',
    redirect_to: 'http://localhost:3000/dashboard',
  });
});

test('without PKCE, which would put the session into a URL, nobody is sent to Google', async () => {
  const { status, reached } = await authorize({ code_challenge: '' });
  expect([status, reached]).toEqual([400, undefined]);
});

test.each([
  ['with a character that ends texts', 'a\0@people.example'],
  ['of ten kilobytes', `${'a'.repeat(10_000)}@people.example`],
])('a URL %s signs nobody in, and the database is not asked', async (_, email) => {
  const body = JSON.stringify({ email, password: 'Analytical!1843' });
  const { status } = await passOn('/token?grant_type=password', { method: 'POST', body });
  expect(status).toBe(400);
});
