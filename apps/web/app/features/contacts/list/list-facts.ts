import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { findDuplicateIds } from '@cardsift/contacts/duplicates/group-duplicates';
import { type SortDirection, type SortField, sortContacts } from '@cardsift/contacts/sort-contacts';

/*
 * What is found out about a whole list takes a tenth of a second for ten thousand contacts. It is remembered
 * for as long as the list itself is, so that the page of one contact need not find it out again.
 */

type List = readonly ContactRecord[];

/** Those that have a duplicate anywhere in the list. */
export const duplicateIdsIn = rememberForList((list) => findDuplicateIds(list));

/** The list in an order. */
export const sortedList = rememberForList((list, sort: SortField, direction: SortDirection) =>
  sortContacts(list, sort, direction),
);

function rememberForList<Choices extends string[], Fact>(
  find: (list: List, ...choices: Choices) => Fact,
): (list: List, ...choices: Choices) => Fact {
  const known = new WeakMap<List, Map<string, Fact>>();
  return (list, ...choices) => {
    const facts = known.get(list) ?? new Map<string, Fact>();
    known.set(list, facts);
    const key = choices.join(' ');
    const fact = facts.get(key) ?? find(list, ...choices);
    facts.set(key, fact);
    return fact;
  };
}
