import type { Session } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { getSupabase } from '#app/backend/supabase.ts';
import { type Auth, AuthContext } from './auth-context.ts';
import { signOut } from './sign-out.ts';

/** Follows the auth client's events; the client itself stores, refreshes and shares the session. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>(null);
  const [loading, setLoading] = useState(true);
  const queryClient = useQueryClient();

  useEffect(() => {
    const { data } = getSupabase().auth.onAuthStateChange((event, newSession) => {
      setSession(newSession);
      setLoading(false);
      // What one account loaded must never be shown to the next one in this browser.
      if (event === 'SIGNED_OUT') queryClient.clear();
    });
    return () => data.subscription.unsubscribe();
  }, [queryClient]);

  const auth = useMemo<Auth>(
    () => ({ user: session?.user ?? null, session, loading, signOut }),
    [session, loading],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
