import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect, test, vi } from 'vitest';
import { askAgain } from './refused-token.ts';

const address = 'http://localhost/rest/v1/business_card_records';
const init = { method: 'POST', headers: { Authorization: 'Bearer old' }, body: '{"a":1}' };
const refusal = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });

const send = vi.fn(fetch);
beforeEach(() => {
  send.mockReset();
  vi.stubGlobal('fetch', send);
});

function backendThat(result: { token?: string; error?: Error }) {
  const session = result.token === undefined ? null : { access_token: result.token };
  const refreshSession = vi.fn(async () => ({ data: { session }, error: result.error ?? null }));
  return { refreshSession, backend: { auth: { refreshSession } } as unknown as SupabaseClient };
}

test.each([
  ['an answer', () => Response.json([])],
  ['another failure', () => Response.json({ code: '42501' }, { status: 401 })],
  ['a refusal that is no JSON', () => new Response('no', { status: 401 })],
])('%s is left as it is', async (_, make) => {
  const { backend, refreshSession } = backendThat({ token: 'new' });
  const answer = make();
  expect(await askAgain(backend, answer, address, init)).toBe(answer);
  expect(answer.bodyUsed).toBe(false);
  expect(refreshSession).not.toHaveBeenCalled();
});

test('a refused token is renewed, and the same request sent with the new one', async () => {
  const { backend } = backendThat({ token: 'new' });
  const answer = Response.json([], { status: 201 });
  send.mockResolvedValue(answer);
  expect(await askAgain(backend, refusal(), address, init)).toBe(answer);
  const [sentTo, { headers, method, body } = {}] = send.mock.calls[0] ?? [];
  expect([sentTo, method, body]).toEqual([address, 'POST', '{"a":1}']);
  expect(new Headers(headers).get('Authorization')).toBe('Bearer new');
});

test('a new token that is refused as well is not renewed again', async () => {
  const { backend, refreshSession } = backendThat({ token: 'new' });
  send.mockImplementation(async () => refusal());
  expect((await askAgain(backend, refusal(), address, init)).status).toBe(401);
  expect(send).toHaveBeenCalledTimes(1);
  expect(refreshSession).toHaveBeenCalledTimes(1);
});

test('without a new token the refusal is the answer', async () => {
  const { backend } = backendThat({ error: new Error('Invalid Refresh Token') });
  const answer = refusal();
  expect(await askAgain(backend, answer, address, init)).toBe(answer);
  expect(await answer.json()).toMatchObject({ code: 'PGRST303' });
});

test('where the network is gone meanwhile nobody can tell, and it says so', async () => {
  const error = Object.assign(new Error('Failed to fetch'), {
    name: 'AuthRetryableFetchError',
    __isAuthError: true,
  });
  const { backend } = backendThat({ error });
  await expect(askAgain(backend, refusal(), address, init)).rejects.toBe(error);
});
