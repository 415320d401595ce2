import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { searchContacts } from '@cardsift/contacts/search/search-contacts';
import { useDeferredValue, useMemo } from 'react';
import type { ContactsView } from '../contacts-view.ts';
import { duplicateIdsIn, sortedList } from './list-facts.ts';
import { usePreparedSearch } from './use-prepared-search.ts';

interface VisibleContacts {
  /** Filtered and in order; of a search, the best match first. */
  visible: ContactRecord[];
  /** Contacts anywhere in the list that have a duplicate. */
  duplicateIds: ReadonlySet<string>;
  /** What these contacts were searched for, which may lag behind the typing. */
  searched: string;
}

/**
 * What a view shows of the contacts. Sorting is kept apart from filtering, so that a keystroke in
 * the search box only filters; the list may lag behind the typing, never the other way round.
 */
export function useVisibleContacts(contacts: ContactRecord[], view: ContactsView): VisibleContacts {
  const { sort, direction, industry, duplicatesOnly } = view;
  const search = useDeferredValue(view.search);
  const tag = useDeferredValue(view.tag);
  const event = useDeferredValue(view.event);
  usePreparedSearch(contacts);
  const duplicateIds = duplicateIdsIn(contacts);
  const sorted = sortedList(contacts, sort, direction);
  const visible = useMemo(() => {
    const candidates = duplicatesOnly ? sorted.filter(({ id }) => duplicateIds.has(id)) : sorted;
    return searchContacts(candidates, { search, industry, tag, event });
  }, [sorted, duplicatesOnly, duplicateIds, search, industry, tag, event]);
  return { visible, duplicateIds, searched: search };
}
