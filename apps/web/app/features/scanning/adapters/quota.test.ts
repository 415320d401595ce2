import type { Database } from '@cardsift/backend/database.types';
import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchDailyUsage, reserveScans } from './quota.ts';

let clients = 0;
const clientAnswering = (fetch: typeof globalThis.fetch) =>
  createClient<Database>('http://backend.test', 'key', {
    global: { fetch },
    auth: { persistSession: false, autoRefreshToken: false, storageKey: `quota-${clients++}` },
  });

afterEach(() => {
  vi.restoreAllMocks();
});

test('reserves as many scans as there are files', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(true));
  expect(await reserveScans(clientAnswering(fetch), 'me', 3)).toBe(true);
  expect(String(fetch.mock.calls[0]?.[0])).toContain('/rpc/increment_daily_usage');
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({
    user_uuid: 'me',
    increment_by: 3,
  });
});

test.each([
  ['false', () => Response.json(false)],
  ['nothing', () => Response.json(null)],
  ['an error', () => Response.json({ message: 'limit', code: 'P0001' }, { status: 400 })],
])('takes %s for the limit', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(
    await reserveScans(
      clientAnswering(async () => answer()),
      'me',
      1,
    ),
  ).toBe(false);
});

test('does not blame the limit when the backend cannot be reached', async () => {
  const client = clientAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(reserveScans(client, 'me', 1)).rejects.toMatchObject({ code: 'network' });
});

test('reads the usage of the day', async () => {
  const rows = [{ current_count: 4, remaining_count: 6 }];
  const client = clientAnswering(async () => Response.json(rows));
  expect(await fetchDailyUsage(client, 'me')).toEqual({ used: 4, remaining: 6 });
});
