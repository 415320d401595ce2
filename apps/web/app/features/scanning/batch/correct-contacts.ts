import type { Contact } from '@cardsift/contacts/contact';
import type { Notice } from '#app/components/ui/notify.ts';
import type { ContactBook } from '#app/contact-book/contact-book.ts';
import type { WaitingContacts } from '#app/contact-book/waiting-contacts/waiting-contacts.ts';
import { type ExtractedContact, summarizeReading } from '../reader-answer/extracted-contact.ts';
import { isKept, type ScannedContact, type SecondState } from './job.ts';
import type { ScanStore } from './scan-store.ts';

export interface CorrectionDeps {
  waiting: Pick<WaitingContacts, 'correct'>;
  book: Pick<ContactBook, 'correctCard'>;
  notifyError(notice: Notice): void;
}

/** Changes of contacts that were read. The page shows them at once, and takes back what cannot be saved. */
export function createCorrections(store: ScanStore, deps: CorrectionDeps) {
  /** Saves a changed contact where it is kept: in the list, or on this device. */
  async function saveAgain(scanned: ScannedContact): Promise<void> {
    const { contact, saving, key } = scanned;
    if (saving.kind === 'saved') {
      await deps.book.correctCard(saving.card.id, contact, storedReading(scanned));
    } else if (isKept(saving)) await deps.waiting.correct(contact, storedReading(scanned), key);
  }

  return {
    /**
     * Puts a correction made by hand into the contact, and into its record when it has one. Somebody who
     * compared all of it with the card has `checked` it, whether or not anything was wrong.
     */
    async correct(contactId: string, contact: Contact, checked = false) {
      const before = store.findContact(contactId);
      if (before === undefined) return;
      const after = { ...before, contact, checked: checked || before.checked };
      store.change(contactId, { contact, checked: after.checked });
      try {
        await saveAgain(after);
      } catch (error) {
        console.error('A correction could not be saved', error);
        store.change(contactId, { contact: before.contact, checked: before.checked });
        deps.notifyError({ title: 'Error', description: 'Failed to save your changes' });
      }
    },

    /** Puts what a second reader says into a contact, and into its record when it has one. */
    async improve(before: ScannedContact, better: ExtractedContact, second: SecondState) {
      const after = { ...before, ...better, second };
      store.change(before.id, { ...better, second });
      try {
        await saveAgain(after);
      } catch (error) {
        console.error('A second reading could not be saved', error);
        const { contact, reading } = before;
        store.change(before.id, { contact, reading, second: { ...second, state: 'unanswered' } });
      }
    },
  };
}

/** What is stored of the reading beside the contact. */
export function storedReading({ reading, checked }: ScannedContact) {
  return reading === null ? undefined : summarizeReading(reading, checked);
}
