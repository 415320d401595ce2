import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import type { ContactBook } from '#app/contact-book/contact-book.ts';
import type { DeletedContact } from '#app/contact-book/deleted-contacts-query.ts';
import { countOf } from '#app/text/count-of.ts';
import { nameOf } from '../name-of.ts';
import { awaitOrTell, offerUndo, succeeds } from './offer-undo.ts';

/** Deletes and restores contacts, and tells what came of it. */
export function deletionsWithUndo(book: ContactBook) {
  return {
    async remove(contacts: readonly ContactRecord[]): Promise<void> {
      const one = contacts.length === 1;
      const failure = one ? 'Failed to delete contact' : 'Failed to delete contacts';
      const undo = await awaitOrTell(book.remove(contacts), failure);
      if (undo === null) return;
      const text = one
        ? 'Contact deleted successfully'
        : `${contacts.length} contact(s) deleted successfully`;
      offerUndo('Success', text, undo, 'Failed to restore contacts');
    },

    /** Puts deleted contacts back. */
    async restore(contacts: readonly DeletedContact[]): Promise<void> {
      const restoring = book.restore(contacts.map(({ id }) => id));
      const count = await awaitOrTell(restoring, 'Failed to restore contacts');
      if (count === null) return;
      const [only] = contacts;
      const whom = contacts.length === 1 && only ? nameOf(only) : countOf(count, 'contact');
      if (count === 0) notifyError('Not Restored', 'They were deleted for good meanwhile');
      else notify('Restored', `${whom} restored to My Contacts`);
    },

    /** Deletes deleted contacts before their time. */
    async deleteForGood(contacts: readonly DeletedContact[]): Promise<void> {
      const deleting = book.deleteForGood(contacts.map(({ id }) => id));
      if (await succeeds(deleting, 'Failed to delete contacts'))
        notify('Deleted for Good', `${countOf(contacts.length, 'contact')} deleted for good`);
    },
  };
}
