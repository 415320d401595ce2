import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { contactQuery, contactsKey, contactsQuery } from '#app/contact-book/contacts-query.ts';
import {
  cameToNothing,
  type OfflineList,
  useOfflineList,
} from '#app/contact-book/use-offline-list.ts';

interface OpenedContact extends OfflineList {
  /** Null when there is no such contact, undefined until that is known. */
  contact: ContactRecord | null | undefined;
  /** All contacts, once they are loaded. */
  contacts: ContactRecord[] | undefined;
  /** Why it could not be loaded, if it could not. */
  failure: Error | null;
  retry(): void;
}

/**
 * A contact: at once when the list is loaded already, else by a request of its own, which waits for
 * nobody. The list, for the neighbors, comes after it.
 */
export function useContact(userId: string, id: string): OpenedContact {
  const isListLoaded = useQueryClient().getQueryData(contactsKey(userId)) !== undefined;
  const one = useQuery({ ...contactQuery(userId, id), enabled: !isListLoaded });
  const list = useQuery({ ...contactsQuery(userId), enabled: isListLoaded || one.isFetched });
  const lastList = useOfflineList(userId, list, cameToNothing(one));
  const contact = list.data ? (list.data.find((each) => each.id === id) ?? null) : one.data;
  // A contact may be younger than a list that was kept.
  const isUnknown = contact === null && lastList.isKept;
  return {
    contact,
    contacts: list.data,
    failure: contact === undefined || isUnknown ? one.error : null,
    ...lastList,
    hasNothing: lastList.hasNothing || isUnknown,
    retry: () => void one.refetch(),
  };
}
