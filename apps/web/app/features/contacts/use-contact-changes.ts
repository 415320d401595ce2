import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { useMemo } from 'react';
import { notify } from '#app/components/ui/notify.ts';
import type { ContactBook } from '#app/contact-book/contact-book.ts';
import type { Columns } from '#app/contact-book/contact-rows/write-rows.ts';
import type { ImportChange, ImportWatch } from '#app/contact-book/run-import.ts';
import { useContactBook } from '#app/contact-book/use-contact-book.ts';
import { tagsWithUndo } from './changes-with-undo/change-tags-with-undo.ts';
import { deletionsWithUndo } from './changes-with-undo/delete-with-undo.ts';
import { describeImport } from './changes-with-undo/describe-import.ts';
import { mergesWithUndo } from './changes-with-undo/merge-with-undo.ts';
import { awaitOrTell, offerUndo, succeeds } from './changes-with-undo/offer-undo.ts';

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

    ...deletionsWithUndo(book),
    ...tagsWithUndo(book),
    ...mergesWithUndo(book),
  };
}
