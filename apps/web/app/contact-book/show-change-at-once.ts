import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { type Mutation, type QueryClient, useIsMutating } from '@tanstack/react-query';
import {
  contactsKey,
  enrichmentsKey,
  type FirstContacts,
  firstContactsQuery,
} from './contacts-query.ts';

/** The list of contacts as it will be. */
type Apply = (contacts: ContactRecord[]) => ContactRecord[];

/**
 * Returns a function that changes the list before the backend has answered: `apply` shows the change at once,
 * `commit` does it on the backend. When that fails the change is taken back, and the backend's error is thrown. The
 * last change under way loads the list for all of them. While thousands of contacts are changed (`isOfMany`), the
 * backend's message about each one is ignored.
 */
export function createShownChange(queryClient: QueryClient, userId: string) {
  const queryKey = contactsKey(userId);
  const { queryKey: firstKey } = firstContactsQuery(userId);

  return function changeList<T>(
    apply: Apply,
    commit: () => Promise<T>,
    isOfMany = false,
  ): Promise<T> {
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationKey: queryKey,
      meta: { isOfMany },
      // Without a connection it fails at once; a change that waits would be lost with the tab.
      networkMode: 'always',
      mutationFn: commit,
      onMutate: async () => {
        // A load under way would bring back the state from before the change.
        await queryClient.cancelQueries({ queryKey });
        const all = queryClient.getQueryData<ContactRecord[]>(queryKey);
        // The part of the list that a page shows before it has all of it.
        const first = queryClient.getQueryData(firstKey);
        queryClient.setQueryData<ContactRecord[]>(queryKey, all && apply(all));
        queryClient.setQueryData(firstKey, first && applyToFirst(first, apply));
        return { all, first };
      },
      onError: (_error, _variables, before) => {
        queryClient.setQueryData(queryKey, before?.all);
        queryClient.setQueryData(firstKey, before?.first);
      },
      onSettled: () => {
        if (queryClient.isMutating({ mutationKey: queryKey }) > 1) return;
        void queryClient.invalidateQueries({ queryKey });
        // The profiles found for a contact are deleted with it.
        void queryClient.invalidateQueries({ queryKey: enrichmentsKey(userId) });
      },
    });
    return mutation.execute(undefined);
  };
}

/** Whether thousands of contacts are being changed, each of which the backend tells of. */
export function useIsChangingMany(userId: string): boolean {
  const filters = { mutationKey: contactsKey(userId), predicate: isOfMany };
  return useIsMutating(filters) > 0;
}

function isOfMany({ options }: Mutation): boolean {
  return options.meta?.isOfMany === true;
}

function applyToFirst({ contacts, total }: FirstContacts, apply: Apply): FirstContacts {
  const changed = apply(contacts);
  return { contacts: changed, total: total + changed.length - contacts.length };
}
