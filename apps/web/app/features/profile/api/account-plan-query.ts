import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '#app/backend/supabase.ts';
import { type AccountPlan, planOf } from '../account-plan.ts';

export const accountPlanQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', 'plan', userId] as const,
    queryFn: async ({ signal }): Promise<AccountPlan> => {
      const { data } = await getSupabase()
        .from('users')
        .select('is_premium, premium_expires_at')
        .eq('id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return planOf(data, new Date());
    },
  });
