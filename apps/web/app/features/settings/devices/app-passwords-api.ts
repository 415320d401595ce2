import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '#app/backend/supabase.ts';

/** A device that may read and change the contacts. Its password is shown once and never told again. */
export interface AppPassword {
  id: string;
  name: string;
  created_at: string;
  /** To within a minute; null until then. */
  last_used_at: string | null;
  /** What the program said of itself when it was used last. */
  last_client: string | null;
}

export interface NewAppPassword {
  id: string;
  user_name: string;
  password: string;
}

/** The code of a refusal that asks for the account's password, or for a sign-in of the last quarter of an hour. */
export const OWNER_MUST_PROVE = 'current_password_required';

export const appPasswordsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['settings', 'app-passwords', userId] as const,
    queryFn: async ({ signal }): Promise<AppPassword[]> => {
      const { data } = await getSupabase()
        .from('app_passwords')
        .select('id, name, created_at, last_used_at, last_client')
        .eq('user_id', userId)
        .order('created_at')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });

/** Makes a password for one device. Throws the backend's error. */
export async function createAppPassword(name: string): Promise<NewAppPassword> {
  const { data } = await getSupabase().rpc('create_app_password', { name }).single().throwOnError();
  return data;
}

/** Ends a password at once. Throws the backend's error. */
export async function revokeAppPassword(id: string): Promise<void> {
  await getSupabase().rpc('revoke_app_password', { id }).throwOnError();
}
