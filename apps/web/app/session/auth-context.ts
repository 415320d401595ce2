import type { Session, User } from '@supabase/supabase-js';
import { createContext } from 'react';

export interface Auth {
  user: User | null;
  session: Session | null;
  /** True until the stored session has been read or the first auth event has come. */
  loading: boolean;
  /** Why the e-mail or Google link that opened the page signed nobody in. */
  linkError: Error | null;
  /** Ends the session; gives back the error instead of throwing it. */
  signOut(): Promise<{ error: Error | null }>;
}

export const AuthContext = createContext<Auth | null>(null);
