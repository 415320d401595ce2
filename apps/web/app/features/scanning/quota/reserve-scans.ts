import type { Backend } from '#app/backend/supabase.ts';
import { isTokenRefused } from '../session/with-fresh-token.ts';
import { noConnection } from '../webhook/scan-error.ts';

/**
 * Sets scans of the day aside for a free user; the backend counts. A falsy answer or an error of
 * the backend means that the limit is reached (spec.md, section 7.5).
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
