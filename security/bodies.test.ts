import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '@cardsift/standalone/testing/run-standalone';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { RawRequest } from './send-raw.ts';

let server: StandaloneProcess;
let ada: Person;
let token: string;
let sent: RawRequest[] = [];
beforeAll(async () => {
  server = await runStandalone({ TRUST_PROXY: 'true' });
  ada = await signUp(server.url, server.secrets.publishableKey);
  token = (await ada.client.auth.getSession()).data.session?.access_token ?? '';
});
afterEach(() => {
  for (const { socket } of sent) socket.destroy();
  sent = [];
});
afterAll(() => discardStandalone(server));

/** Announces a body and never finishes it. */
function stall(target: string, bytes: number, ...headers: string[]): RawRequest {
  const head = [`POST ${target} HTTP/1.1`, `Content-Length: ${bytes}`, ...headers];
  const request = new RawRequest(server.url, head, '{');
  sent.push(request);
  return request;
}

/** Waits until this many requests, in any order, are told to try again. */
async function refusals(requests: readonly RawRequest[], count: number): Promise<void> {
  const enough = Promise.withResolvers<void>();
  let refused = 0;
  for (const request of requests) {
    void request.status().then((status) => {
      if (status === 503) refused += 1;
      if (refused === count) enough.resolve();
    });
  }
  await enough.promise;
}

const key = () => `apikey: ${server.secrets.publishableKey}`;
const bearer = () => `Authorization: Bearer ${token}`;
const MB = 1024 * 1024;

test.each([
  ['rows without a key', '/rest/v1/profiles', MB, () => [], 401],
  ['rows with a wrong key', '/rest/v1/profiles', MB, () => ['apikey: sb_publishable_x'], 401],
  ['a file without a key', '/storage/v1/object/vcards/a', 60_000, () => [], 401],
  ['a sign-up without a key', '/auth/v1/signup', 100, () => [], 401],
  ['a scan without a token', '/webhook/business-card', 9 * MB, () => [], 401],
  ['rows of 2 MB', '/rest/v1/profiles', 2 * MB, () => [key(), bearer()], 413],
  ['a visitor’s rows of 20 kB', '/rest/v1/profiles', 20_000, () => [key()], 413],
  ['a function’s argument of 1 MB', '/rest/v1/rpc/x', MB, () => [key(), bearer()], 413],
  ['a file of 1 MB', '/storage/v1/object/vcards/a', MB, () => [key(), bearer()], 413],
  ['a sign-up of 100 kB', '/auth/v1/signup', 100_000, () => [key()], 413],
  ['a scan of 11 MB', '/webhook/business-card', 11 * MB, () => [bearer()], 413],
] as const)('%s is answered before its body arrives', async (_, target, bytes, headers, status) => {
  expect(await stall(target, bytes, ...headers()).status()).toBe(status);
});

test('one person’s unfinished uploads take only their own share', async () => {
  const uploads = Array.from({ length: 6 }, () =>
    stall('/webhook/business-card', 9 * MB, bearer()),
  );
  // Three fit into a person's 32 MB. The others are told to try again.
  await refusals(uploads, 3);
  const bob = await signUp(server.url, server.secrets.publishableKey);
  const { error } = await bob.client.from('profiles').upsert({ id: bob.id, full_name: 'Bob' });
  expect(error).toBeNull();
});

test('few visitors may have an unfinished body at once', async () => {
  const stalled = Array.from({ length: 40 }, () => stall('/webhook/demo-card', 4 * MB));
  // Twelve fit into an address's 48 MB.
  await refusals(stalled, 28);
  expect((await ada.client.from('profiles').select()).error).toBeNull();
});

test('unfinished bodies keep nobody from signing in or saving a contact', async () => {
  const strangers = ['203.0.113.1', '203.0.113.2'].flatMap((address) =>
    Array.from({ length: 12 }, () =>
      stall('/webhook/demo-card', 4 * MB, `X-Forwarded-For: ${address}`),
    ),
  );
  // Thirty-two fit into a person's 32 MB.
  const own = Array.from({ length: 34 }, () =>
    stall('/rest/v1/profiles', MB, key(), bearer(), 'X-Forwarded-For: 203.0.113.3'),
  );
  await refusals(strangers, 8);
  await refusals(own, 2);
  const bob = await signUp(server.url, server.secrets.publishableKey);
  for (const { id, client } of [bob, ada]) {
    const { error } = await client.from('profiles').upsert({ id, full_name: 'Somebody' });
    expect(error).toBeNull();
  }
});

test('a client that reads only once it has sent everything is told that it was too much', async () => {
  const head = [
    'POST /rest/v1/profiles HTTP/1.1',
    'Connection: close',
    `Content-Length: ${5 * MB}`,
    key(),
    bearer(),
  ];
  const request = new RawRequest(server.url, head);
  sent.push(request);
  request.socket.pause();
  await new Promise((resolve) => request.socket.write(new Uint8Array(5 * MB), resolve));
  request.socket.resume();
  expect(await request.status()).toBe(413);
});

test('a body without a length is counted as it arrives', async () => {
  const head = [
    'POST /storage/v1/object/vcards/a HTTP/1.1',
    'Transfer-Encoding: chunked',
    key(),
    bearer(),
  ];
  const chunk = `${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}\r\n`;
  const request = new RawRequest(server.url, head, chunk);
  sent.push(request);
  expect(await request.status()).toBe(413);
});

test.each([
  ['/auth/v1/signup', 17_000],
  ['/auth/v1/token?grant_type=password', 17_000],
  ['/auth/v1/recover', 1000],
  ['/storage/v1/object/list/vcards', 66_000],
  ['/storage/v1/object/vcards/a', 70_000],
  ['/rest/v1/profiles', 1000],
  ['/rest/v1/rpc/get_daily_usage', 1000],
  ['/functions/v1/get-webhook-url', 17_000],
  ['/share-target', 1000],
])('%s refuses %i bytes of another kind, with a length and without', async (path, bytes) => {
  const send = async (body: string | ReadableStream) => {
    const headers = {
      apikey: server.secrets.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      connection: 'close',
    };
    const init = { method: 'POST', headers, body, duplex: 'half', redirect: 'manual' };
    const answer = await fetch(`${server.url}${path}`, init as RequestInit);
    return [answer.status, await answer.text()];
  };
  const declared = await send('x'.repeat(bytes));
  expect(declared[0]).toBeLessThan(500);
  expect(await send(new Blob(['x'.repeat(bytes)]).stream())).toEqual(declared);
});

test.each([
  ['POST', 'signup', { email: 'a@x.example', password: 'Analytical!1843', data: { name: '\0' } }],
  [
    'POST',
    'signup',
    { email: 'a@x.example', password: 'Analytical!1843', data: { name: '\ud83d' } },
  ],
  ['POST', 'token?grant_type=refresh_token', { refresh_token: '\0' }],
  ['POST', 'token?grant_type=refresh_token', null],
  ['POST', 'token?grant_type=pkce', null],
  ['POST', 'token?grant_type=pkce', { auth_code: '\0', code_verifier: '\0' }],
  ['POST', 'recover', { email: 'a\0@x.example' }],
  ['PUT', 'user', { data: { name: '\0' } }],
])('%s /auth/v1/%s refuses what cannot be stored', async (method, path, body) => {
  const answer = await fetch(`${server.url}/auth/v1/${path}`, {
    method,
    headers: { apikey: server.secrets.publishableKey, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect([answer.status, (await answer.json()).error_code]).toEqual([400, 'validation_failed']);
});

test('half-sent requests do not keep the server from stopping', async () => {
  sent.push(new RawRequest(server.url, ['GET / HTTP/1.1', 'X-Never: ']));
  stall('/webhook/demo-card', 5000);
  await fetch(`${server.url}/healthz`);
  // Must be the last test in this file.
  expect(await server.stop()).toBe(0);
});
