import type { Session, User } from '@supabase/supabase-js';
import { createContext, use } from 'react';

export interface Auth {
  user: User | null;
  session: Session | null;
  /** True until the stored session has been read or the first auth event has come. */
  loading: boolean;
  /** Why the e-mail or Google link that opened the page signed nobody in. */
  linkError: Error | null;
  /** Whether nobody is signed in because the person chose to leave. */
  hasLoggedOut: boolean;
  /** Ends the session; gives back the error instead of throwing it. */
  signOut(): Promise<{ error: Error | null }>;
}

export const AuthContext = createContext<Auth | null>(null);

/** Who is signed in, on any page below the session layout. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** The signed-in user, on pages that only a signed-in user can reach (all of /dashboard). */
export function useUser(): User {
  const { user } = useAuth();
  if (user === null) throw new Error('useUser must be used on a protected page');
  return user;
}
