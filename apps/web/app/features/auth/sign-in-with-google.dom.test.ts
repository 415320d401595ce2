import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getSupabase } from '#app/backend/supabase.ts';
import { configurePage } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';

let network: Network;
const leave = vi.fn();
beforeEach(() => {
  configurePage();
  network = watchNetwork();
  leave.mockClear();
  // jsdom goes nowhere: what would be called is where the page leaves for Google.
  vi.spyOn(getSupabase().auth, 'signInWithOAuth').mockImplementation(async (to) => {
    leave(to);
    return { data: { provider: 'google', url: '' }, error: null };
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const toGoogle = {
  provider: 'google',
  options: { redirectTo: `${window.location.origin}/dashboard` },
};

describe('signInWithGoogle', () => {
  it('stays where it is when the backend has no Google, as this one', async () => {
    const { error } = await signInWithGoogle();
    expect(error?.message).toMatch(/^Google sign-in is not set up on this server\./);
    expect(leave).not.toHaveBeenCalled();
  });

  it('goes to Google and comes back to the dashboard', async () => {
    network.fault = () => Response.json({ external: { google: true } });
    expect(await signInWithGoogle()).toEqual({ error: null });
    expect(leave).toHaveBeenCalledExactlyOnceWith(toGoogle);
  });

  it.each([
    ['answer', failure],
    ['come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('still tries when the settings do not %s', async (_, fault) => {
    network.fault = fault;
    expect(await signInWithGoogle()).toEqual({ error: null });
    expect(leave).toHaveBeenCalledExactlyOnceWith(toGoogle);
  });
});
