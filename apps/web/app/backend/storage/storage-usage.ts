import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { getSupabase } from '../supabase.ts';

export interface StorageUsage {
  /** Bytes of everything that somebody stores. */
  used: number;
  /** Bytes that they may store. */
  allowed: number;
}

const rows = z.tuple([z.object({ used_bytes: z.number(), allowed_bytes: z.number() })]);

export const storageUsageQuery = (userId: string) =>
  queryOptions({
    queryKey: ['storage-usage', userId] as const,
    queryFn: async ({ signal }): Promise<StorageUsage> => {
      const { data } = await getSupabase()
        .rpc('get_storage_usage')
        .abortSignal(signal)
        .throwOnError();
      const [{ used_bytes, allowed_bytes }] = rows.parse(data);
      return { used: used_bytes, allowed: allowed_bytes };
    },
  });
