import { AuthError } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSupabase } from '#app/backend/supabase.ts';

vi.mock(import('#app/backend/supabase.ts'), () => ({ getSupabase: vi.fn() }));

const auth = {
  verifyOtp: vi.fn(async () => ({ error: null as AuthError | null })),
  setSession: vi.fn(async () => ({ error: null })),
  exchangeCodeForSession: vi.fn(async () => ({ error: null as AuthError | null })),
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(getSupabase).mockReturnValue({ auth } as unknown as ReturnType<typeof getSupabase>);
});

afterEach(() => {
  vi.clearAllMocks();
  window.history.replaceState(null, '', '/');
});

/** As if the page had just been opened at an address. */
async function open(address: string) {
  window.history.replaceState(null, '', address);
  vi.resetModules();
  const { startSession } = await import('./start-session.ts');
  return startSession;
}

describe('startSession', () => {
  it('leaves an ordinary address alone', async () => {
    const startSession = await open('/blog?q=cards');
    expect(await startSession()).toEqual({ linkError: null, isRecovery: false });
    expect(window.location.search).toBe('?q=cards');
  });

  it('redeems the token of a mail once, however often it is asked', async () => {
    const startSession = await open('/reset-password?token_hash=abc&type=recovery');
    const answers = await Promise.all([startSession(), startSession()]);
    expect(answers[0]).toEqual({ linkError: null, isRecovery: true });
    expect(answers[1]).toBe(answers[0]);
    expect(auth.verifyOtp).toHaveBeenCalledExactlyOnceWith({ token_hash: 'abc', type: 'recovery' });
  });

  it('takes the values out of the address, where they have no place', async () => {
    const startSession = await open('/#access_token=a&refresh_token=r&type=signup');
    await startSession();
    expect(window.location.href).not.toContain('access_token');
    expect(auth.setSession).toHaveBeenCalledWith({ access_token: 'a', refresh_token: 'r' });
  });

  it('explains a code that this browser did not ask for', async () => {
    auth.exchangeCodeForSession.mockResolvedValueOnce({ error: new AuthError('no verifier') });
    const startSession = await open('/?code=xyz');
    expect((await startSession()).linkError?.message).toMatch(/asked for in another browser/);
  });

  it('passes on what the link itself says is wrong', async () => {
    const startSession = await open('/#error_description=Email+link+has+expired');
    expect((await startSession()).linkError?.message).toBe('Email link has expired');
    expect(auth.verifyOtp).not.toHaveBeenCalled();
  });
});
