import type { Database } from '../database/database.ts';
import type { ReadPasswordHash } from './hide-accounts.ts';

/** Reads hashes from where Supabase keeps them. */
export function passwordHashes(database: Database): ReadPasswordHash {
  return (email) =>
    database.exclusively(async () => {
      const rows = await database.query<{ hash: string | null }>(
        'select encrypted_password as hash from auth.users where email = $1',
        [email],
      );
      return rows[0]?.hash ?? null;
    });
}
