import type { Meeting } from '@cardsift/contacts/contact';
import type { ContactRecord } from '@cardsift/contacts/contact-record';
import type { MergeChoices } from '@cardsift/contacts/merge';
import { settlementOf, type Untidy } from '@cardsift/contacts/tidy-up';
import { useMemo } from 'react';
import { notifySaveFailure } from '#app/backend/storage/notify-save-failure.ts';
import { notify, notifyError, notifyWithUndo } from '#app/components/ui/notify.ts';
import type { Undo } from '#app/contact-book/changes/book-parts.ts';
import type { ContactBook } from '#app/contact-book/contact-book.ts';
import type { DeletedContact } from '#app/contact-book/deleted-contacts-query.ts';
import type { ImportChange, ImportWatch } from '#app/contact-book/run-import.ts';
import type { Columns } from '#app/contact-book/table/create-writes.ts';
import { useContactBook } from '#app/contact-book/use-contact-book.ts';
import { UNDO_MS } from '#app/limits.ts';
import { countOf } from '#app/text/count-of.ts';
import { nameOf } from './name-of.ts';

/** The changes of the contact book with what the user is told about them. Nothing here rejects. */
export function useContactChanges() {
  const book = useContactBook();
  return useMemo(() => createContactChanges(book), [book]);
}

function createContactChanges(book: ContactBook) {
  return {
    /** Writes a contact that was edited or, without one, adds it. Resolves to whether it went well. */
    async save(contact: ContactRecord | null, columns: Columns): Promise<boolean> {
      const saving = contact ? book.edit(contact.id, columns) : book.add(columns);
      const saved = await succeeds(saving, 'Failed to save contact');
      if (saved)
        notify('Success', contact ? 'Contact saved successfully' : 'Contact added successfully');
      return saved;
    },

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

    async addTags(contacts: readonly ContactRecord[], tags: readonly string[]): Promise<void> {
      const failure = 'Failed to add tags to contacts';
      const undo = await awaitOrTell(book.addTags(contacts, tags), failure);
      if (undo === null) return;
      offerUndo('Tags Added', `Added tags to ${contacts.length} contact(s)`, undo, failure);
    },

    async replaceTag(
      contacts: readonly ContactRecord[],
      from: string,
      to: string | null,
    ): Promise<void> {
      const failure = 'Failed to change the tag';
      const undo = await awaitOrTell(book.replaceTag(contacts, from, to), failure);
      if (undo)
        offerUndo(to ? 'Tag Renamed' : 'Tag Removed', describeReplacement(from, to), undo, failure);
    },

    async replaceEvent(
      contacts: readonly ContactRecord[],
      from: string,
      to: string | null,
    ): Promise<void> {
      const failure = 'Failed to change the event';
      const undo = await awaitOrTell(book.replaceEvent(contacts, from, to), failure);
      if (undo)
        offerUndo(
          to ? 'Event Renamed' : 'Event Removed',
          describeReplacement(from, to),
          undo,
          failure,
        );
    },

    /** Leaves a contact as it is, for good. */
    async settle(untidy: Untidy): Promise<void> {
      const failure = 'Failed to save your decision';
      const undo = await awaitOrTell(book.settle(untidy.contact, settlementOf(untidy)), failure);
      if (undo) offerUndo('Decided', `${nameOf(untidy.contact)} stays as it is`, undo, failure);
    },

    async setMeeting(contacts: readonly ContactRecord[], meeting: Meeting): Promise<void> {
      const failure = 'Failed to save the event';
      const ids = contacts.map(({ id }) => id);
      const undo = await awaitOrTell(book.setMeeting(ids, meeting), failure);
      if (undo === null) return;
      offerUndo('Event Saved', `Saved for ${countOf(contacts.length, 'contact')}`, undo, failure);
    },

    /** Resolves to how many contacts were added and updated, or null when it failed. */
    async importAll(
      work: ImportChange,
      watch: ImportWatch,
    ): Promise<{ added: number; updated: number } | null> {
      const failure = 'Failed to import contacts';
      const done = await awaitOrTell(book.importAll(work, watch), failure);
      if (done === null) return null;
      const text = describeImport(done.added, done.updated);
      offerUndo('Contacts Imported', text, done.undo, 'Failed to take the import back');
      return done;
    },

    /** Resolves to the merged contact, or null when it failed. */
    async merge(
      first: ContactRecord,
      second: ContactRecord,
      choices: MergeChoices,
    ): Promise<ContactRecord | null> {
      const done = await awaitOrTell(
        book.merge(first, second, choices),
        'Failed to merge contacts',
      );
      if (done === null) return null;
      const text = `${done.merged.full_name} is one contact now`;
      offerUndo('Contacts Merged', text, done.undo, 'Failed to restore contacts');
      return done.merged;
    },

    /** Makes two contacts of one again; `names` are what both are called. */
    async undoMerge(mergeId: string, names: string): Promise<void> {
      const undone = await succeeds(book.undoMerge(mergeId), 'Failed to undo the merge');
      if (undone) notify('Merge Undone', `${names} are two contacts again`);
    },

    /** Takes back what a device changed of a contact of this name. */
    async undoDeviceChange(changeId: string, name: string): Promise<void> {
      const undone = await succeeds(book.undoDeviceChange(changeId), 'Failed to undo the change');
      if (undone) notify('Change Undone', `${name} is as it was before`);
    },
  };
}

/** “3 contacts imported, 2 updated”. */
export function describeImport(imported: number, updated: number): string {
  if (updated === 0) return `${countOf(imported, 'contact')} imported`;
  return imported === 0
    ? `${countOf(updated, 'contact')} updated`
    : `${countOf(imported, 'contact')} imported, ${updated} updated`;
}

function describeReplacement(from: string, to: string | null): string {
  return to === null ? `“${from}” is gone` : `“${from}” is “${to}” now`;
}

function offerUndo(title: string, text: string, undo: Undo, failure: string): void {
  notifyWithUndo(title, text, {
    duration: UNDO_MS,
    onUndo: () => void succeeds(undo(), failure),
  });
}

async function succeeds(work: Promise<unknown>, failure: string): Promise<boolean> {
  return (
    (await awaitOrTell(
      work.then(() => true),
      failure,
    )) ?? false
  );
}

/** What the work came to; null, and a toast, when the backend failed. */
async function awaitOrTell<T>(work: Promise<T>, failure: string): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    console.error(failure, error);
    notifySaveFailure(error, failure);
    return null;
  }
}
