import { createHash, randomBytes } from 'node:crypto';
import { createTestClient, findMailLink, openMailLink } from '@cardsift/backend/testing/sign-up';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWithGoogle, type WithGoogle } from '../e2e/google/run-with-google.ts';

/** A stranger claims the address of a person who then signs in for the first time, with Google. */

let google: WithGoogle['google'];
let server: WithGoogle['server'];
let discard: WithGoogle['discard'];

beforeAll(async () => {
  ({ google, server, discard } = await runWithGoogle());
});
afterAll(() => discard());

/** The target of a redirect. Google's page is the stand-in's. */
async function follow(address: string): Promise<URL> {
  const answer = await fetch(address, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '', address);
}

/** Takes the steps of a browser, and returns the status of the final exchange. */
async function signInWithGoogle(): Promise<number> {
  const verifier = randomBytes(32).toString('hex');
  const query = new URLSearchParams({
    provider: 'google',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 's256',
  });
  const consent = await follow(`${server.url}/auth/v1/authorize?${query}`);
  expect(consent.origin).toBe('https://accounts.google.com');
  const back = await follow(google.url + consent.pathname + consent.search);
  const page = await follow(back.href);
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    headers: { apikey: server.secrets.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      auth_code: page.searchParams.get('code'),
      code_verifier: verifier,
    }),
  });
  return answer.status;
}

test('the stranger’s password opens nothing, and their link confirms nothing', async () => {
  const stranger = createTestClient(server.url, server.secrets.publishableKey);
  const claim = { email: 'grace.hopper@gmail.example', password: 'Squatter!1843' };
  await stranger.auth.signUp(claim);
  const link = await findMailLink(server.url, claim.email);

  expect(await signInWithGoogle()).toBe(200);

  await expect(openMailLink(stranger, link, claim.password)).rejects.toMatchObject({
    code: 'otp_expired',
  });
  expect((await stranger.auth.signInWithPassword(claim)).data.session).toBeNull();
  await stranger.auth.signUp(claim);
  expect(await findMailLink(server.url, claim.email)).toContain('type=recovery');
});
