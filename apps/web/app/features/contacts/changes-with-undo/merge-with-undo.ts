import type { ContactRecord } from '@cardsift/contacts/contact-record';
import type { MergeChoices } from '@cardsift/contacts/merge/merge-records';
import { settlementOf, type Untidy } from '@cardsift/contacts/tidy-up';
import { notify } from '#app/components/ui/notify.ts';
import type { ContactBook } from '#app/contact-book/contact-book.ts';
import { nameOf } from '../name-of.ts';
import { awaitOrTell, offerUndo, succeeds } from './offer-undo.ts';

/** Tidies contacts up, takes merges and changes of devices back, and tells what came of it. */
export function mergesWithUndo(book: ContactBook) {
  return {
    /** Leaves a contact as it is, for good. */
    async settle(untidy: Untidy): Promise<void> {
      const failure = 'Failed to save your decision';
      const undo = await awaitOrTell(book.settle(untidy.contact, settlementOf(untidy)), failure);
      if (undo) offerUndo('Decided', `${nameOf(untidy.contact)} stays as it is`, undo, failure);
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
