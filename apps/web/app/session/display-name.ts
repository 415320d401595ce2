import type { User } from '@supabase/supabase-js';

type NamedUser = Pick<User, 'email' | 'user_metadata'>;

/** How the user menu names somebody: the name, else the local part of the e-mail, else 'User'. */
export function displayName(user: NamedUser): string {
  const name: unknown = user.user_metadata.name;
  if (typeof name === 'string' && name.trim() !== '') return name.trim();
  return user.email?.split('@')[0] || 'User';
}

/** The letter on the avatar: the first one of the e-mail. */
export function avatarLetter(user: NamedUser): string {
  return (user.email?.[0] ?? 'U').toUpperCase();
}
