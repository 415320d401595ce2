import type { Tables } from '@cardsift/backend/database.types';
import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '#app/backend/supabase.ts';

/** What the account may do now. `until` is when Pro ends, null when it does not. */
export type Plan = { name: 'Free' } | { name: 'Pro'; until: Date | null };

/** Reads a row of `users`; nobody without a row, or with one that has run out, is Pro. */
export function judgePlan(
  record: Pick<Tables<'users'>, 'is_premium' | 'premium_expires_at'> | null,
  now: Date,
): Plan {
  if (!record?.is_premium) return { name: 'Free' };
  if (record.premium_expires_at === null) return { name: 'Pro', until: null };
  const until = new Date(record.premium_expires_at);
  return until > now ? { name: 'Pro', until } : { name: 'Free' };
}

/** The user's plan. A failure is only logged, and pages then treat them as free (docs/product.md, “What is only logged”). */
export const planQuery = (userId: string) =>
  queryOptions({
    queryKey: ['plan', userId] as const,
    queryFn: async ({ signal }): Promise<Plan> => {
      const { data, error } = await getSupabase()
        .from('users')
        .select('is_premium, premium_expires_at')
        .eq('id', userId)
        .abortSignal(signal)
        .maybeSingle();
      if (error) {
        if (!signal.aborted) console.error('The plan could not be read', error);
        throw error;
      }
      return judgePlan(data, new Date());
    },
  });
