import type { Query } from './sql-database.ts';

/** Who a statement runs for, as PostgREST tells Postgres: a role and a token's claims. */
export interface Actor {
  role: 'anon' | 'authenticated' | 'service_role';
  userId: string | null;
  claims: Record<string, unknown>;
}

export const SERVICE: Actor = {
  role: 'service_role',
  userId: null,
  claims: { role: 'service_role' },
};

/** Takes a caller's role until the end of the transaction, so that row level security applies. */
export async function actAs(query: Query, { role, userId, claims }: Actor): Promise<void> {
  await query(
    `select set_config('request.jwt.claims', $1, true),
            set_config('request.jwt.claim.sub', $2, true),
            set_config('request.jwt.claim.role', $3, true),
            set_config('role', $3, true)`,
    [JSON.stringify(claims), userId ?? '', role],
  );
}
