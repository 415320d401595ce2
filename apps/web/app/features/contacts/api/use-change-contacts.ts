import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { notifyError } from '#app/components/ui/notify.ts';
import { contactsKey } from './contacts-query.ts';
import { enrichmentsKey } from './enrichments-query.ts';

export interface ContactsChange {
  /** The list as it will be; shown at once. */
  apply(contacts: ContactRecord[]): ContactRecord[];
  /** Does it on the backend. */
  commit(): Promise<unknown>;
  /** What the user is told when the backend fails. */
  failure: string;
}

/**
 * Changes the list before the backend has answered, and takes the change back when it fails.
 * Resolves to whether it went well; never rejects.
 */
export function useChangeContacts(userId: string): (change: ContactsChange) => Promise<boolean> {
  const queryClient = useQueryClient();
  const queryKey = contactsKey(userId);
  const { mutateAsync } = useMutation({
    mutationKey: queryKey,
    // Without a connection it fails at once; a change that waits would be lost with the tab.
    networkMode: 'always',
    mutationFn: ({ commit }: ContactsChange) => commit(),
    onMutate: async ({ apply }) => {
      // A load under way would bring back the state from before the change.
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<ContactRecord[]>(queryKey);
      queryClient.setQueryData<ContactRecord[]>(
        queryKey,
        (contacts) => contacts && apply(contacts),
      );
      return { before };
    },
    onError: (error, { failure }, context) => {
      console.error(failure, error);
      queryClient.setQueryData(queryKey, context?.before);
      notifyError('Error', failure);
    },
    onSettled: () => {
      // The last change under way loads the list for all of them.
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1) {
        void queryClient.invalidateQueries({ queryKey });
        // A deleted contact takes the profiles found for it along.
        void queryClient.invalidateQueries({ queryKey: enrichmentsKey(userId) });
      }
    },
  });
  return useCallback(
    (change) =>
      mutateAsync(change).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  );
}
