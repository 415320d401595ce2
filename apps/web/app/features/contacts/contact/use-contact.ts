import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { contactQuery, contactsKey, contactsQuery } from '#app/contact-book/contacts-query.ts';

interface OpenedContact {
  /** Null when there is no such contact, undefined until that is known. */
  contact: ContactRecord | null | undefined;
  /** All contacts, once they are loaded. */
  contacts: ContactRecord[] | undefined;
  /** Whether it could not be loaded. */
  failed: boolean;
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
  const contact = list.data ? (list.data.find((each) => each.id === id) ?? null) : one.data;
  return {
    contact,
    contacts: list.data,
    failed: contact === undefined && one.isError,
    retry: () => void one.refetch(),
  };
}
