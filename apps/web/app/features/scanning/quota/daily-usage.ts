import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { isTokenRefused } from '#app/backend/refused-token.ts';
import { type Backend, getSupabase } from '#app/backend/supabase.ts';
import { noConnection } from '../scan-error.ts';

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
    // docs/product.md, “What is only logged”: the backend holds the limit anyway.
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
    // Midnight passes and unused reservations lapse without any event here.
    refetchInterval: 5 * 60_000,
  });

/**
 * Sets scans of the day aside for a free user; the backend counts. A falsy answer or an error of
 * the backend means that the limit is reached (docs/product.md, “Scans”).
 *
 * @throws ScanError `network` when the backend was not reached at all, and the backend's own error
 * when it refuses the access token.
 */
export async function reserveScans(
  client: Backend,
  userId: string,
  count: number,
): Promise<boolean> {
  const { data, error, status } = await client.rpc('increment_daily_usage', {
    user_uuid: userId,
    increment_by: count,
  });
  if (error && status === 0) throw noConnection(error);
  if (isTokenRefused(error)) throw error;
  if (error) console.error('Scans could not be reserved', error);
  return !error && Boolean(data);
}
