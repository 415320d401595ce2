import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { notifyError } from '#app/components/ui/notify.ts';
import { contactsKey } from './contacts-query.ts';

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
  return useCallback(
    async ({ apply, commit, failure }) => {
      const queryKey = contactsKey(userId);
      // A load under way would bring back the state from before the change.
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<ContactRecord[]>(queryKey);
      queryClient.setQueryData<ContactRecord[]>(
        queryKey,
        (contacts) => contacts && apply(contacts),
      );
      try {
        await commit();
        return true;
      } catch (error) {
        console.error(failure, error);
        queryClient.setQueryData(queryKey, before);
        notifyError('Error', failure);
        return false;
      } finally {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    [queryClient, userId],
  );
}
