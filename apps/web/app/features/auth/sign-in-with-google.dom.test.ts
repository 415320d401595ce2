import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSupabase } from '#app/backend/supabase.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';

vi.mock(import('#app/backend/supabase.ts'), () => ({ getSupabase: vi.fn() }));

const signInWithOAuth = vi.fn(async () => ({ error: null }));
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetched);
  window.CARDSIFT = { supabaseUrl: 'https://backend.example', supabaseKey: 'key' };
  vi.mocked(getSupabase).mockReturnValue({ auth: { signInWithOAuth } } as unknown as ReturnType<
    typeof getSupabase
  >);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('signInWithGoogle', () => {
  it('goes to Google and comes back to the dashboard', async () => {
    fetched.mockResolvedValue(Response.json({ external: { google: true } }));
    expect(await signInWithGoogle()).toEqual({ error: null });
    expect(signInWithOAuth).toHaveBeenCalledWith({
      provider: 'google',
      options: { redirectTo: `${window.location.origin}/dashboard` },
    });
  });

  it('stays where it is when the backend has no Google', async () => {
    fetched.mockResolvedValue(Response.json({ external: { google: false } }));
    const { error } = await signInWithGoogle();
    expect(error?.message).toMatch(/^Google sign-in is not set up on this server\./);
    expect(signInWithOAuth).not.toHaveBeenCalled();
  });

  it('still tries when the settings cannot be read', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await signInWithGoogle()).toEqual({ error: null });
  });
});
