import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { contactsKey, enrichmentsKey, firstContactsQuery } from './contacts-query.ts';
import { stateOfRows } from './state-of-rows.ts';

/**
 * Loads what may have changed: the list only if it did, and the profiles with it. A load under way may have been read
 * before the change, so this waits for it.
 */
export async function reloadContacts(queryClient: QueryClient, userId: string): Promise<void> {
  const contacts = contactsKey(userId);
  await endLoading(queryClient, contacts);
  // While this tab makes a change, the list would bring back what is being deleted. The change loads the list when it
  // is done.
  if (queryClient.isMutating({ mutationKey: contacts }) > 0) return;
  // The newest contacts stand in for the list, which is asked for after them.
  const newest = hashKey(firstContactsQuery(userId).queryKey);
  await queryClient.invalidateQueries({
    queryKey: contacts,
    predicate: ({ queryHash }) => queryHash !== newest,
  });

  const profiles = enrichmentsKey(userId);
  await endLoading(queryClient, profiles);
  const state = stateOfRows(queryClient.getQueryData(contacts));
  if (state !== undefined && state === stateOfRows(queryClient.getQueryData(profiles))) return;
  await queryClient.invalidateQueries({ queryKey: profiles });
}

/** Resolves when what is loading below a key is there, or has failed. */
const endLoading = (queryClient: QueryClient, queryKey: QueryKey): Promise<void> =>
  queryClient.refetchQueries({ queryKey, fetchStatus: 'fetching' }, { cancelRefetch: false });
