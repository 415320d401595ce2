import { findFreePort } from '@cardsift/backend/testing/find-free-port';
import { runMailServer } from '@cardsift/backend/testing/run-mail-server';
import { createTestClient } from '@cardsift/backend/testing/sign-up';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '../testing/run-standalone.ts';

let server: StandaloneProcess;
let mailPort: number;
beforeAll(async () => {
  mailPort = await findFreePort();
  server = await runStandalone({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mailPort),
    SMTP_RETRY: '1',
    RATE_LIMIT_FACTOR: '0.1',
    TRUST_PROXY: 'true',
    SITE_URL: 'https://cards.example',
  });
});
afterAll(() => discardStandalone(server));

test('guessing many people’s passwords ends in a clear message that supabase-js passes on', async () => {
  const client = createTestClient(server.url, server.secrets.publishableKey);
  const guess = (name: string | number) =>
    client.auth.signInWithPassword({ email: `${name}@people.example`, password: 'x' });
  for (let tries = 0; tries < 3; tries += 1) expect((await guess(tries)).error?.status).toBe(400);
  const { error } = await guess('last');
  expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  expect(error?.message).toBe('Too many attempts. Please try again in 5 minutes.');
});

test.each([
  ['sign-up', '/auth/v1/signup', 2],
  ['recovery', '/auth/v1/recover', 1],
])('%s is limited by the address that the proxy names', async (_, path, allowed) => {
  const ask = (address: string, index: number) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        apikey: server.secrets.publishableKey,
        'content-type': 'application/json',
        // A client can invent any entry but the last.
        'x-forwarded-for': `198.51.100.${index}, ${address}`,
      },
      body: JSON.stringify({ email: `p${index}@people.example`, password: 'Analytical!1843' }),
    });
  for (let index = 0; index < allowed; index += 1) {
    expect((await ask('203.0.113.1', index)).status).toBe(200);
  }
  const refused = await ask('203.0.113.1', 9);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('203.0.113.2', 10)).status).toBe(200);
});

test('the inbox is closed if the site has a public address, whatever the proxy says', async () => {
  expect((await fetch(`${server.url}/dev/inbox.json`)).status).toBe(404);
  const config = await fetch(`${server.url}/config.js`);
  expect(await config.text()).toContain('"https://cards.example"');
});

test('a person who signs up while the mail server is down gets one mail when it is back', async () => {
  const email = 'ada@people.example';
  const { auth } = createTestClient(server.url, server.secrets.publishableKey);
  expect((await auth.signUp({ email, password: 'Analytical!1843' })).error).toBeNull();
  // The operator learns the reason, and that nothing is lost. The page has said how to request
  // another mail.
  await expect.poll(server.output).toMatch(/ESOCKET.*a mail was not sent and waits/);

  const mails = await runMailServer(mailPort);
  const ofAda = () => mails.recipients.filter((address) => address === email);
  await expect.poll(ofAda, { timeout: 120_000 }).toEqual([email]);
  // It tries to send waiting mail once more.
  await server.stop();
  expect(ofAda()).toEqual([email]);
  mails.close();
});
