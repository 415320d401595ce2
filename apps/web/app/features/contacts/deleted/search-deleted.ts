import { fold } from '@cardsift/contacts/text/fold';
import type { DeletedContact } from '#app/contact-book/deleted-contacts-query.ts';

/** Those in whose name or organization every word stands, with or without its marks. */
export function searchDeleted(
  contacts: readonly DeletedContact[],
  search: string,
): readonly DeletedContact[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return contacts;
  return contacts.filter(({ full_name, org }) => {
    const text = fold([full_name, org].join(' '));
    return words.every((word) => text.includes(word));
  });
}
