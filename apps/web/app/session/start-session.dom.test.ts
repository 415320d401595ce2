import { AuthError } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSupabase } from '#app/backend/supabase.ts';

vi.mock(import('#app/backend/supabase.ts'), () => ({ getSupabase: vi.fn() }));

const session = { user: { id: 'ada' } };
const given = { data: { session: session as typeof session | null }, error: null };
const refused = (message: string) => ({
  data: { session: null },
  error: new AuthError(message) as AuthError | null,
});

const auth = {
  getSession: vi.fn(async () => ({ data: { session: null } })),
  verifyOtp: vi.fn(async () => given as typeof given | ReturnType<typeof refused>),
  exchangeCodeForSession: vi.fn(async () => given as typeof given | ReturnType<typeof refused>),
};

const noLink = { linkError: null, isRecovery: false, isConfirmed: false, otherAccount: null };

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
    expect(await startSession()).toEqual(noLink);
    expect(window.location.search).toBe('?q=cards');
  });

  it('redeems the token of a mail once, however often it is asked', async () => {
    const startSession = await open('/reset-password?token_hash=abc&type=recovery');
    const answers = await Promise.all([startSession(), startSession()]);
    expect(answers[0]).toEqual({ ...noLink, isRecovery: true });
    expect(answers[1]).toBe(answers[0]);
    expect(auth.verifyOtp).toHaveBeenCalledExactlyOnceWith({ token_hash: 'abc', type: 'recovery' });
  });

  it('is let in by the link of a sign-up that this browser made', async () => {
    const startSession = await open('/?token_hash=abc&type=signup');
    expect(await startSession()).toEqual(noLink);
    expect(auth.exchangeCodeForSession).toHaveBeenCalledExactlyOnceWith('abc');
    expect(auth.verifyOtp).not.toHaveBeenCalled();
  });

  it('only confirms the address in any other browser', async () => {
    auth.exchangeCodeForSession.mockResolvedValueOnce(refused('no verifier'));
    auth.verifyOtp.mockResolvedValueOnce({ data: { session: null }, error: null });
    const startSession = await open('/?token_hash=abc&type=signup');
    expect(await startSession()).toEqual({ ...noLink, isConfirmed: true });
  });

  it('takes the values out of the address, where they have no place', async () => {
    const startSession = await open('/#access_token=a&refresh_token=r&type=signup');
    expect((await startSession()).linkError?.message).toMatch(/not sent by Cardsift/);
    expect(window.location.href).not.toContain('access_token');
  });

  it('explains a code that this browser did not ask for', async () => {
    auth.exchangeCodeForSession.mockResolvedValueOnce(refused('no verifier'));
    const startSession = await open('/?code=xyz');
    expect((await startSession()).linkError?.message).toMatch(/asked for in another browser/);
  });

  it('passes on what the link itself says is wrong', async () => {
    const startSession = await open('/#error_description=Email+link+has+expired');
    expect((await startSession()).linkError?.message).toBe('Email link has expired');
    expect(auth.verifyOtp).not.toHaveBeenCalled();
  });
});
