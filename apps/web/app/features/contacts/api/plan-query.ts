import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '#app/backend/supabase.ts';

/** Whether the user is Pro now: the flag is set and has not run out. */
export const planQuery = (userId: string) =>
  queryOptions({
    queryKey: ['plan', userId] as const,
    queryFn: async ({ signal }): Promise<{ isPremium: boolean }> => {
      const { data, error } = await getSupabase()
        .from('users')
        .select('is_premium, premium_expires_at')
        .eq('id', userId)
        .abortSignal(signal)
        .maybeSingle();
      if (error) {
        // Only logged (spec.md, section 8); the page then treats the user as free.
        if (!signal.aborted) console.error('The plan could not be read', error);
        throw error;
      }
      return { isPremium: isPremium(data, new Date()) };
    },
  });

interface Plan {
  is_premium: boolean;
  premium_expires_at: string | null;
}

/** A plan without an end never runs out. */
export function isPremium(plan: Plan | null, now: Date): boolean {
  if (!plan?.is_premium) return false;
  return plan.premium_expires_at === null || new Date(plan.premium_expires_at) > now;
}
