import type { Database } from '@cardsift/backend/database.types';
import { createTestClient, type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { createClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { fetchDailyUsage, reserveScans } from './daily-usage.ts';

const { url, publishableKey } = inject('backend');
const signUpHere = () => signUp(url, publishableKey);

let ada: Person;
beforeAll(async () => {
  ada = await signUpHere();
});

describe('reserveScans', () => {
  test('sets as many scans aside as there are files, until the day has none', async () => {
    expect(await fetchDailyUsage(ada.client, ada.id)).toEqual({ used: 0, remaining: 10 });
    expect(await reserveScans(ada.client, ada.id, 8)).toBe(true);
    expect(await reserveScans(ada.client, ada.id, 3)).toBe(false);
    expect(await fetchDailyUsage(ada.client, ada.id)).toEqual({ used: 8, remaining: 2 });
  });

  test('takes an error of the backend for the limit', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const bo = await signUpHere();
    expect(await reserveScans(ada.client, bo.id, 1)).toBe(false);
    expect(error).toHaveBeenCalledWith('Scans could not be reserved', expect.anything());
  });

  test('does not blame the limit when the backend cannot be reached', async () => {
    // Nothing listens on this port.
    const client = createTestClient('http://127.0.0.1:9', publishableKey);
    await expect(reserveScans(client, ada.id, 1)).rejects.toMatchObject({ code: 'network' });
  });

  test('leaves a refused access token to be refreshed', async () => {
    const client = createClient<Database>(url, publishableKey, {
      accessToken: async () => 'spoiled.to.ken',
    });
    await expect(reserveScans(client, ada.id, 1)).rejects.toMatchObject({ code: 'PGRST301' });
  });
});
