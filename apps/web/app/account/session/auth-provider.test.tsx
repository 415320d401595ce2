import { createTestClient, findMailLink, signUp } from '@cardsift/backend/testing/sign-up';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { hasStoredSession, markStoredSession } from '#app/backend/session-mark.ts';
import { configurePage, signIn } from '#testing/sign-in.ts';

beforeEach(() => {
  configurePage();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // A page loaded anew leaves its auth client behind, and the next one says so.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => {
    window.history.replaceState(null, '', '/');
    markStoredSession(false);
  };
});

/** Opens a page at an address, as a browser does: whatever was loaded before is gone. */
async function open(address = '/', queryClient = new QueryClient()) {
  window.history.replaceState(null, '', address);
  vi.resetModules();
  const { AuthProvider } = await import('./auth-provider.tsx');
  const { useAuth } = await import('./auth-context.ts');
  function WhoAmI() {
    const { user, loading, linkError, signOut } = useAuth();
    return (
      <>
        <p>{loading ? 'loading' : (user?.email ?? 'nobody')}</p>
        <p>{linkError?.message}</p>
        <button type="button" onClick={() => void signOut()}>
          Log out
        </button>
      </>
    );
  }
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <WhoAmI />
      </AuthProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), WhoAmI };
}

describe('AuthProvider', () => {
  it('is loading until the stored session is read, and then knows who is signed in', async () => {
    const { email } = await signIn();
    await open();
    expect(screen.getByText('loading')).toBeTruthy();
    expect(await screen.findByText(email)).toBeTruthy();
    expect(hasStoredSession()).toBe(true);
  });

  it('forgets everything of an account when it signs out', async () => {
    const { email } = await signIn();
    const queryClient = new QueryClient();
    queryClient.setQueryData(['contacts'], ['Grace Hopper']);
    const { user } = await open('/', queryClient);
    await screen.findByText(email);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('nobody')).toBeTruthy();
    expect(queryClient.getQueryData(['contacts'])).toBeUndefined();
    expect(hasStoredSession()).toBe(false);
  });
});

describe('a link that belongs to another account', () => {
  /** Ada is signed in and opens the link that lets Eve choose a new password. */
  async function openLinkOfEve() {
    const ada = await signIn();
    const { url, publishableKey } = inject('backend');
    const eve = await signUp(url, publishableKey);
    await createTestClient(url, publishableKey).auth.resetPasswordForEmail(eve.email);
    const { pathname, search } = new URL(await findMailLink(url, eve.email));
    const { user } = await open(pathname + search);
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(eve.email);
    // Nothing of either account is shown before the answer.
    expect(screen.queryByText('loading')).toBeNull();
    return { ada, eve, user };
  }

  it('leaves who is signed in where they are', async () => {
    const { ada, user } = await openLinkOfEve();
    await user.click(screen.getByRole('button', { name: `Stay signed in as ${ada.email}` }));
    expect(await screen.findByText(/The link belongs to another account\./)).toBeTruthy();
    expect(screen.getByText(ada.email)).toBeTruthy();
  });

  it('switches when asked to', async () => {
    const { eve, user } = await openLinkOfEve();
    await user.click(screen.getByRole('button', { name: 'Switch account' }));
    // The question names her too, and goes when her session is stored.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByText(eve.email)).toBeTruthy();
  });
});

describe('useAuth', () => {
  it('says where it may be used', async () => {
    const { WhoAmI } = await open();
    expect(() => render(<WhoAmI />)).toThrow('useAuth must be used within an AuthProvider');
  });
});
