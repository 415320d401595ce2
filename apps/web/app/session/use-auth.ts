import { use } from 'react';
import { type Auth, AuthContext } from './auth-context.ts';

/** Who is signed in, on any page below the session layout. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
