import type { SupabaseClient } from '@supabase/supabase-js';
import { ScanError } from '../webhook/scan-error.ts';

/**
 * Sets scans of the day aside for a free user; the backend counts. A falsy answer or an error of
 * the backend means that the limit is reached (spec.md, section 7.5).
 *
 * @throws ScanError `network` when the backend was not reached at all.
 */
export async function reserveScans(
  client: SupabaseClient,
  userId: string,
  count: number,
): Promise<boolean> {
  const { data, error, status } = await client.rpc('increment_daily_usage', {
    user_uuid: userId,
    increment_by: count,
  });
  if (error && status === 0) {
    throw new ScanError('network', 'No connection. Check your network and try again.', {
      cause: error,
    });
  }
  if (error) console.error('Scans could not be reserved', error);
  return !error && Boolean(data);
}
