import type { User } from '@supabase/supabase-js';
import { useAuth } from './use-auth.ts';

/** The signed-in user, on pages that only a signed-in user can reach (all of /dashboard). */
export function useUser(): User {
  const { user } = useAuth();
  if (user === null) throw new Error('useUser must be used on a protected page');
  return user;
}
