import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasStoredSession, markStoredSession } from '#app/backend/stored-session.ts';
import { getSupabase } from '#app/backend/supabase.ts';
import { useAuth } from './auth-context.ts';
import { AuthProvider } from './auth-provider.tsx';
import { answerOtherAccount, startSession } from './start-session.ts';

vi.mock(import('#app/backend/supabase.ts'), () => ({ getSupabase: vi.fn() }));
const { start } = vi.hoisted(() => ({
  start: { linkError: null, isRecovery: false, isConfirmed: false, otherAccount: null },
}));
vi.mock(import('./start-session.ts'), () => ({
  startSession: vi.fn(async () => start),
  answerOtherAccount: vi.fn(async () => start),
}));

type Listener = (event: AuthChangeEvent, session: Session | null) => void;

const session = { user: { id: '1', email: 'ada@people.example' } } as Session;
let send: Listener;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onAuthStateChange = (listener: Listener) => {
    send = listener;
    return { data: { subscription: { unsubscribe() {} } } };
  };
  vi.mocked(getSupabase).mockReturnValue({ auth: { onAuthStateChange } } as unknown as ReturnType<
    typeof getSupabase
  >);
});

afterEach(() => {
  markStoredSession(false);
  vi.restoreAllMocks();
});

function WhoAmI() {
  const { user, loading } = useAuth();
  return <p>{loading ? 'loading' : (user?.email ?? 'nobody')}</p>;
}

async function show(queryClient = new QueryClient()) {
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <WhoAmI />
      </AuthProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByText('loading')).toBeDefined();
  await expect.poll(() => send).toBeDefined();
}

describe('AuthProvider', () => {
  it('is loading until the first event, and then knows who is signed in', async () => {
    await show();
    act(() => send('INITIAL_SESSION', session));
    expect(screen.getByText('ada@people.example')).toBeDefined();
    expect(hasStoredSession()).toBe(true);
  });

  it('forgets everything of an account when it signs out', async () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(['contacts'], ['Grace Hopper']);
    await show(queryClient);
    act(() => send('INITIAL_SESSION', session));
    act(() => send('SIGNED_OUT', null));
    expect(screen.getByText('nobody')).toBeDefined();
    expect(queryClient.getQueryData(['contacts'])).toBeUndefined();
    expect(hasStoredSession()).toBe(false);
  });
});

describe('a link that belongs to another account', () => {
  const otherAccount = {
    mine: 'ada@people.example',
    theirs: 'eve@people.example',
    accept: async () => null,
    decline: async () => {},
  };

  it.each([
    ['Stay signed in as ada@people.example', false],
    ['Switch account', true],
  ])('“%s” is asked before anything is shown', async (choice, isAccepted) => {
    vi.mocked(startSession).mockResolvedValueOnce({ ...start, otherAccount });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <AuthProvider>
          <WhoAmI />
        </AuthProvider>
      </QueryClientProvider>,
    );
    const button = await screen.findByRole('button', { name: choice });
    expect(screen.getByRole('alertdialog').textContent).toContain('eve@people.example');
    expect(screen.queryByText('loading')).toBeNull();
    act(() => button.click());
    expect(await screen.findByText('loading')).toBeDefined();
    expect(answerOtherAccount).toHaveBeenCalledWith(otherAccount, isAccepted);
  });
});

describe('useAuth', () => {
  it('says where it may be used', () => {
    expect(() => render(<WhoAmI />)).toThrow('useAuth must be used within an AuthProvider');
  });
});
