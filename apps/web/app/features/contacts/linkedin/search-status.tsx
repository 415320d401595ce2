import { queryOptions, useQuery } from '@tanstack/react-query';
import { getSupabase } from '#app/backend/supabase.ts';
import { countOf } from '#app/text/count-of.ts';

export const searchesKey = (userId: string) => ['linkedin-searches', userId] as const;

/** Searches take minutes when many contacts wait; looking every so often is enough. */
const REFRESH_MS = 15_000;

/** How many of a user's contacts are still waiting for a search, and for how many it was given up. */
const searchesQuery = (userId: string) =>
  queryOptions({
    queryKey: searchesKey(userId),
    queryFn: async ({ signal }) => {
      const count = async (statuses: string[]) => {
        const { count } = await getSupabase()
          .from('enrichment_jobs')
          .select('contact_id', { count: 'exact', head: true })
          .eq('user_id', userId)
          .in('status', statuses)
          .abortSignal(signal)
          .throwOnError();
        return count ?? 0;
      };
      const [pending, failed] = await Promise.all([
        count(['waiting', 'working']),
        count(['failed']),
      ]);
      return { pending, failed };
    },
    refetchInterval: ({ state }) => (state.data?.pending ? REFRESH_MS : false),
  });

/** How far the search for LinkedIn profiles is; nothing when there is nothing to say. */
export function SearchStatus({ userId }: { userId: string }) {
  const { data } = useQuery(searchesQuery(userId));
  if (!data || data.pending + data.failed === 0) return null;
  return (
    <p role="status" className="mb-4 text-sm text-muted-foreground">
      {data.pending > 0 && `${countOf(data.pending, 'contact')} waiting for a search. `}
      {data.failed > 0 &&
        `${data.failed === 1 ? '1 search' : `${data.failed} searches`} failed; select the contacts to try again.`}
    </p>
  );
}
