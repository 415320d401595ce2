import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type Backend, getSupabase } from '#app/backend/supabase.ts';

/** Scans of the running UTC day; those reserved for a batch count as used. */
export interface DailyUsage {
  used: number;
  remaining: number;
}

const rowsSchema = z.tuple([
  z.object({ current_count: z.number().int(), remaining_count: z.number().int() }),
]);

export async function fetchDailyUsage(client: Backend, userId: string): Promise<DailyUsage> {
  const { data, error } = await client.rpc('get_daily_usage', { user_uuid: userId });
  if (error) {
    // Only logged (spec.md, section 8): the backend holds the limit anyway.
    console.error('The daily usage could not be read', error);
    throw error;
  }
  const [row] = rowsSchema.parse(data);
  return { used: row.current_count, remaining: row.remaining_count };
}

export const dailyUsageKey = (userId: string) => ['daily-usage', userId] as const;

export const dailyUsageQuery = (userId: string) =>
  queryOptions({
    queryKey: dailyUsageKey(userId),
    queryFn: () => fetchDailyUsage(getSupabase(), userId),
    // Another tab or device uses the same ten scans.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    // Midnight passes and unused reservations lapse while nobody does anything.
    refetchInterval: 5 * 60_000,
  });
