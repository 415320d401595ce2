import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notifySaveFailure } from '#app/backend/storage/notify-save-failure.ts';
import { getSupabase } from '#app/backend/supabase.ts';
import { readSavedSearches, type SavedSearch } from './saved-search.ts';

const savedSearchesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['saved-searches', userId],
    queryFn: async ({ signal }): Promise<SavedSearch[]> => {
      const { data } = await getSupabase()
        .from('user_settings')
        .select('saved_searches')
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return readSavedSearches(data?.saved_searches);
    },
  });

/** The searches of an account, and a way to replace them; undefined until they are known. */
export function useSavedSearches(userId: string, enabled: boolean) {
  const queryClient = useQueryClient();
  const query = savedSearchesQuery(userId);
  const { data } = useQuery({ ...query, enabled });
  const { mutate } = useMutation({
    mutationFn: async (searches: SavedSearch[]) => {
      const row = { user_id: userId, saved_searches: searches.map((one) => ({ ...one })) };
      await getSupabase().from('user_settings').upsert(row).throwOnError();
    },
    onMutate: (searches) => {
      queryClient.setQueryData(query.queryKey, searches);
      return data;
    },
    onError: (error, _searches, before) => {
      queryClient.setQueryData(query.queryKey, before);
      console.error('The searches could not be saved', error);
      notifySaveFailure(error, 'Failed to save the search');
    },
  });
  return { searches: data, save: mutate };
}
