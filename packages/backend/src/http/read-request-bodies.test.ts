import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createBodyIntake } from './body-intake.ts';
import { readRequestBodies } from './read-request-bodies.ts';
import type { ServerEnv } from './server-env.ts';

const secrets = {
  jwtSecret: 'a secret of at least thirty-two letters',
  publishableKey: 'sb_publishable_1',
  secretKey: 'sb_secret_1',
};

const app = new Hono<ServerEnv>()
  .use(readRequestBodies(createBodyIntake(), secrets))
  .all('*', async (c) => c.text(`${c.req.method} ${await c.req.raw.text()}`));

const ask = (path: string, init: RequestInit) =>
  app.request(`http://localhost${path}`, { duplex: 'half', ...init } as RequestInit);
const apikey = { apikey: secrets.publishableKey };

/** As a socket gives them: a stream, even if it is empty. */
const stream = (text: string) => new Blob([text]).stream();

test.each([
  ['POST', '{"a":1}'],
  ['PATCH', '{}'],
  ['DELETE', ''],
  ['POST', ''],
])('%s continues with the body “%s”', async (method, text) => {
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
  const answer = await ask('/storage/v1/object/a', { method: 'POST', headers, body: 'x' });
  expect(answer.status).toBe(status);
});

test.each([
  ['/auth/v1/verify?token=1', 200],
  ['/storage/v1/object/public/vcards/a/b.vcf', 200],
  ['/storage/v1/object/info/vcards/a/b.vcf', 401],
  ['/storage/v1/object/vcards/a/b.vcf', 401],
  ['/storage/v1/bucket', 401],
  ['/functions/v1/get-webhook-url', 401],
] as const)('%s without a key is answered with %i', async (path, status) => {
  for (const method of ['GET', 'HEAD']) expect((await ask(path, { method })).status).toBe(status);
  expect((await ask(path, { method: 'GET', headers: apikey })).status).toBe(200);
});

test('later handlers know the length of a body that did not announce one', async () => {
  const tell = new Hono<ServerEnv>()
    .use(readRequestBodies(createBodyIntake(), secrets))
    .all('*', (c) => c.text(c.req.raw.headers.get('content-length') ?? 'none'));
  const init = { method: 'POST', headers: apikey, body: stream('12345'), duplex: 'half' };
  const answer = await tell.request('/storage/v1/object/vcards/a', init as RequestInit);
  expect(await answer.text()).toBe('5');
});

test.each([
  ['/auth/v1/signup', 'text/plain', '{"data":{"name":"\\u0000"}}', 400],
  ['/auth/v1/signup', 'application/json', '{', 400],
  ['/auth/v1/logout', 'application/json', '', 200],
  ['/storage/v1/object/list/vcards', 'application/json', '{"prefix":"\\u0000"}', 400],
  ['/storage/v1/object/vcards/a', 'text/vcard', 'BEGIN:VCARD', 200],
  // The tables refuse this themselves.
  ['/rest/v1/profiles', 'application/json', '{', 200],
] as const)('%s with %s %j is answered with %i', async (path, type, body, status) => {
  const headers = { ...apikey, 'content-type': type };
  expect((await ask(path, { method: 'POST', headers, body })).status).toBe(status);
});

test.each([
  ['JSON', 'application/json', '{"a":1}', 200],
  ['one object', 'application/vnd.pgrst.object+json; charset=utf-8', '{"a":1}', 200],
  ['CSV', 'text/csv', 'a', 400],
  ['a form', 'application/x-www-form-urlencoded', 'a=1', 400],
  ['more than a visitor has to say', 'application/json', `"${'x'.repeat(17_000)}"`, 413],
  ['lists in each other', 'application/json', '['.repeat(100), 400],
])('a visitor sends %s to the tables', async (_, type, body, status) => {
  const headers = { ...apikey, 'content-type': type };
  expect((await ask('/rest/v1/profiles', { method: 'POST', headers, body })).status).toBe(status);
});
