import { useQuery } from '@tanstack/react-query';
import { useUser } from '#app/session/use-user.ts';
import type { Allowance } from '../choosing/select-files.ts';
import { FREE_BATCH_MAX, PRO_BATCH_MAX } from '../limits.ts';
import { type DailyUsage, dailyUsageQuery } from './daily-usage.ts';
import { premiumQuery } from './premium.ts';

interface Quota {
  allowance: Allowance;
  /** Null until it is known. */
  isPremium: boolean | null;
  /** Null for Pro and while it is not known. */
  usage: DailyUsage | null;
}

/** What the user may still do today, as far as the backend has said. */
export function useQuota(): Quota {
  const { id } = useUser();
  const premium = useQuery(premiumQuery(id));
  const isPremium = premium.isError ? false : (premium.data ?? null);
  const { data: usage = null } = useQuery({ ...dailyUsageQuery(id), enabled: isPremium === false });
  return {
    allowance: {
      batchMax: isPremium ? PRO_BATCH_MAX : FREE_BATCH_MAX,
      remaining: isPremium ? null : (usage?.remaining ?? null),
    },
    isPremium,
    usage: isPremium ? null : usage,
  };
}
