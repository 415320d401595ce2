import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type Backend, getSupabase } from '#app/backend/supabase.ts';

export async function fetchPremium(client: Backend, userId: string): Promise<boolean> {
  const { data, error } = await client.rpc('is_user_premium', { user_id: userId });
  if (!error) return z.boolean().parse(data);
  // Only logged (spec.md, section 8); the page then treats the user as free.
  console.error('The plan could not be read', error);
  throw error;
}

export const premiumQuery = (userId: string) =>
  queryOptions({
    queryKey: ['is-premium', userId] as const,
    queryFn: () => fetchPremium(getSupabase(), userId),
  });
