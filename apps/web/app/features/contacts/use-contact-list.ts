import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  contactsKey,
  contactsQuery,
  firstContactsQuery,
} from '#app/contact-book/contacts-query.ts';
import {
  cameToNothing,
  type OfflineList,
  useOfflineList,
} from '#app/contact-book/use-offline-list.ts';

const NO_CONTACTS: ContactRecord[] = [];

export interface ContactList extends OfflineList {
  /** The query of all contacts. */
  query: UseQueryResult<ContactRecord[]>;
  /** The newest of them, until all are there. */
  contacts: ContactRecord[];
  /** How many there are, loaded or not; undefined until somebody has said so. */
  total: number | undefined;
  isComplete: boolean;
}

/**
 * The contacts of a person: the newest at once, however many there are, and all of them after. Nothing
 * else is asked before the newest are there, because a small backend answers one request at a time.
 */
export function useContactList(userId: string): ContactList {
  const isComplete = useQueryClient().getQueryData(contactsKey(userId)) !== undefined;
  const first = useQuery({ ...firstContactsQuery(userId), enabled: !isComplete });
  const query = useQuery({ ...contactsQuery(userId), enabled: isComplete || first.isFetched });
  const lastList = useOfflineList(userId, query, cameToNothing(first) || cameToNothing(query));
  return {
    query,
    contacts: query.data ?? first.data?.contacts ?? NO_CONTACTS,
    total: query.data?.length ?? first.data?.total,
    isComplete: query.data !== undefined,
    ...lastList,
  };
}
