import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createBodyIntake } from './body-intake.ts';
import type { ServerEnv } from './server-env.ts';
import { takeBodies } from './take-bodies.ts';

const secrets = {
  jwtSecret: 'a secret of at least thirty-two letters',
  publishableKey: 'sb_publishable_1',
  secretKey: 'sb_secret_1',
};

const app = new Hono<ServerEnv>()
  .use(takeBodies(createBodyIntake(), secrets))
  .all('*', async (c) => c.text(`${c.req.method} ${await c.req.raw.text()}`));

const ask = (path: string, init: RequestInit) =>
  app.request(`http://localhost${path}`, { duplex: 'half', ...init } as RequestInit);
const apikey = { apikey: secrets.publishableKey };

/** As a socket gives them: a stream, also where nothing comes. */
const stream = (text: string) => new Blob([text]).stream();

test.each([
  ['POST', '{"a":1}'],
  ['PATCH', '{}'],
  ['DELETE', ''],
  ['POST', ''],
])('%s with the body “%s” goes on with it', async (method, text) => {
  const answer = await ask('/rest/v1/profiles', { method, headers: apikey, body: stream(text) });
  expect(await answer.text()).toBe(`${method} ${text}`);
});

test.each([
  ['the publishable key', { apikey: secrets.publishableKey }, 200],
  ['the secret key', { apikey: secrets.secretKey }, 200],
  ['a key as a bearer token', { authorization: `Bearer ${secrets.publishableKey}` }, 200],
  ['no key', {}, 401],
  ['another key', { apikey: 'sb_publishable_2' }, 401],
  ['only a token', { authorization: 'Bearer a.b.c' }, 401],
] as const)('%s', async (_, headers, status) => {
  const answer = await ask('/rest/v1/profiles', { method: 'POST', headers, body: 'x' });
  expect(answer.status).toBe(status);
});

test('what is asked without a body needs no key here', async () => {
  expect((await ask('/auth/v1/verify?token=1', { method: 'GET' })).status).toBe(200);
});
