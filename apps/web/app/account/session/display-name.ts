import type { User } from '@supabase/supabase-js';

type NamedUser = Pick<User, 'email' | 'user_metadata'>;

/**
 * How the user menu names somebody: the name, else the local part of the e-mail, else 'User'. The name is the
 * profile's, and the one of sign-up where there is no profile yet.
 */
export function displayName(
  user: NamedUser,
  profile?: { full_name: string | null } | null,
): string {
  const name: unknown = profile ? profile.full_name : user.user_metadata.name;
  if (typeof name === 'string' && name.trim() !== '') return name.trim();
  return user.email?.split('@')[0] || 'User';
}

/** The letter on the avatar: the first one of the e-mail. */
export function avatarLetter(user: NamedUser): string {
  return (user.email?.[0] ?? 'U').toUpperCase();
}
