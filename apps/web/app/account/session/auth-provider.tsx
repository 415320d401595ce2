import type { Session } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { readStoredSession } from '#app/backend/read-stored-session.ts';
import { markStoredSession } from '#app/backend/session-mark.ts';
import { getSupabase } from '#app/backend/supabase.ts';
import { forgetOfflineLists } from '#app/browser/device-store/offline-lists.ts';
import { type Auth, AuthContext } from './auth-context.ts';
import type { OtherAccount } from './open-mail-link.ts';
import { OtherAccountQuestion } from './other-account-question.tsx';
import { answerOtherAccount, startSession } from './start-session.ts';
import { forgetKept } from './through-sign-in/forget-kept.ts';

interface AuthState {
  session: Session | null;
  loading: boolean;
  linkError: Error | null;
  hasLoggedOut: boolean;
}

const LOADING: AuthState = { session: null, loading: true, linkError: null, hasLoggedOut: false };

/** Follows the auth client's events; the client itself stores, refreshes and shares the session. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>(LOADING);
  const isLeaving = useRef(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const [question, setQuestion] = useState<ComponentProps<typeof OtherAccountQuestion> | null>(
    null,
  );
  const queryClient = useQueryClient();

  useEffect(() => {
    let unsubscribe: (() => void) | undefined;
    let left = false;

    /** Neither account is shown until the person has chosen one. */
    async function choose(account: OtherAccount): Promise<Error | null> {
      const choice = Promise.withResolvers<boolean>();
      setQuestion({ account, onAnswer: choice.resolve });
      const { linkError } = await answerOtherAccount(account, await choice.promise);
      setQuestion(null);
      return linkError;
    }

    async function follow() {
      const start = await startSession();
      if (left) return;
      const linkError = start.otherAccount ? await choose(start.otherAccount) : start.linkError;
      if (left) return;
      // Without a network the client tries for half a minute to renew an old token before it says anything.
      const kept = navigator.onLine ? null : readStoredSession();
      if (kept) setState({ ...LOADING, session: kept, loading: false });
      const { data } = getSupabase().auth.onAuthStateChange((event, found) => {
        // It then reports that nobody is signed in, although it keeps the session for when there is a network.
        const session = found ?? (event === 'INITIAL_SESSION' ? readStoredSession() : null);
        if (session) isLeaving.current = false;
        setState({ session, loading: false, linkError, hasLoggedOut: isLeaving.current });
        markStoredSession(session !== null);
        if (event !== 'SIGNED_OUT') return;
        // What one account loaded must never be shown to the next one in this browser.
        queryClient.clear();
        forgetKept();
        void forgetOfflineLists();
      });
      unsubscribe = () => data.subscription.unsubscribe();
    }

    follow().catch(setFailure);
    return () => {
      left = true;
      unsubscribe?.();
    };
  }, [queryClient]);

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      user: state.session?.user ?? null,
      signOut: () => {
        isLeaving.current = true;
        return signOut();
      },
    }),
    [state],
  );
  // A page without a working configuration can do nothing: the error page says what is missing.
  if (failure) throw failure;
  return (
    <AuthContext value={auth}>
      {question ? <OtherAccountQuestion {...question} /> : children}
    </AuthContext>
  );
}

/** Ends the session on this device, also when the backend cannot be reached any more. */
async function signOut(): Promise<{ error: Error | null }> {
  const { error } = await getSupabase().auth.signOut({ scope: 'local' });
  if (error) console.error('Signing out failed', error);
  return { error };
}
