import { useQuery } from '@tanstack/react-query';
import { planQuery } from '#app/account/plan/is-pro.ts';
import { useUser } from '#app/account/session/auth-context.ts';
import { FREE_BATCH_MAX, PRO_BATCH_MAX } from '#app/limits.ts';
import type { Allowance } from '../batch/select-files.ts';
import { type DailyUsage, dailyUsageQuery } from './daily-usage.ts';

interface Quota {
  allowance: Allowance;
  /** Null until it is known. */
  isPro: boolean | null;
  /** Null for Pro and while it is not known. */
  usage: DailyUsage | null;
  /** Whether plan or usage are still loading. False after a failure, and while there is no network. */
  isLoading: boolean;
}

/** What the user may still do today, as far as the backend has answered. */
export function useQuota(): Quota {
  const { id } = useUser();
  const plan = useQuery(planQuery(id));
  const isPro = plan.isError ? false : ((plan.data && plan.data.name === 'Pro') ?? null);
  const daily = useQuery({ ...dailyUsageQuery(id), enabled: isPro === false });
  const usage = daily.data ?? null;
  return {
    allowance: {
      batchMax: isPro ? PRO_BATCH_MAX : FREE_BATCH_MAX,
      remaining: isPro ? null : (usage?.remaining ?? null),
    },
    isPro,
    usage: isPro ? null : usage,
    isLoading: plan.isLoading || daily.isLoading,
  };
}
