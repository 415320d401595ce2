import type { Contact } from '@cardsift/contacts/contact';
import type { Notice } from '#app/components/ui/notify.ts';
import type { ContactBook } from '#app/contact-book/contact-book.ts';
import { randomUuid } from '#app/random-uuid.ts';
import { summarizeReading } from '../reading/extracted-contact.ts';
import type { ScannedContact } from './job.ts';
import type { ScanStore } from './scan-store.ts';

export interface ContactSavingDeps {
  book: Pick<ContactBook, 'saveCard' | 'correctCard'>;
  notifyError(notice: Notice): void;
}

/** Saving, correcting and taking back single contacts. The page shows the result at once. */
export function createContactSaving(store: ScanStore, deps: ContactSavingDeps) {
  function change(contactId: string, change: Partial<Omit<ScannedContact, 'id'>>) {
    store.dispatch({ type: 'contact-changed', contactId, change });
  }

  /** Whether it could be saved; a failure is logged and shown at the contact. */
  async function trySave(scanned: ScannedContact): Promise<boolean> {
    change(scanned.id, { saving: { kind: 'saving' } });
    try {
      const card = await deps.book.saveCard(scanned.contact, summarize(scanned), scanned.key);
      change(scanned.id, { contact: card.contact, saving: { kind: 'saved', card } });
      return true;
    } catch (error) {
      console.error('A contact could not be saved', error);
      change(scanned.id, { saving: { kind: 'unsaved', reason: 'failed' } });
      return false;
    }
  }

  return {
    trySave,

    /** Saves a contact that is not in the list. */
    async save(contactId: string) {
      const scanned = store.findContact(contactId);
      if (scanned?.saving.kind !== 'unsaved') return;
      if (!(await trySave(scanned))) {
        deps.notifyError({ title: 'Error', description: 'Failed to save the contact' });
      }
    },

    /**
     * Puts a correction made by hand into the contact, and into its record when it has one. Somebody who
     * compared all of it with the card has `checked` it, whether or not anything was wrong.
     */
    async correct(contactId: string, contact: Contact, checked = false) {
      const before = store.findContact(contactId);
      if (before === undefined) return;
      const after = { ...before, contact, checked: checked || before.checked };
      change(contactId, { contact, checked: after.checked });
      if (before.saving.kind !== 'saved') return;
      try {
        await deps.book.correctCard(before.saving.card.id, contact, summarize(after));
      } catch (error) {
        console.error('A correction could not be saved', error);
        change(contactId, { contact: before.contact, checked: before.checked });
        deps.notifyError({ title: 'Error', description: 'Failed to save your changes' });
      }
    },

    /** Takes a save back; the contact stays on the page, where it can be corrected and saved. */
    async undo(contactId: string) {
      const { saving, key } = store.findContact(contactId) ?? {};
      if (saving?.kind !== 'saved') return;
      // Saved again it is another record; of its picture the scan stays spent.
      change(contactId, {
        key: { ...key, saveKey: randomUuid() },
        saving: { kind: 'unsaved', reason: 'undone' },
      });
      try {
        await saving.card.undo();
      } catch (error) {
        console.error('A save could not be taken back', error);
        change(contactId, { key, saving });
        deps.notifyError({ title: 'Error', description: 'Failed to take the save back' });
      }
    },
  };
}

export type ContactSaving = ReturnType<typeof createContactSaving>;

/** What is kept of the reading beside the contact. */
function summarize({ reading, checked }: ScannedContact) {
  return reading === null ? undefined : summarizeReading(reading, checked);
}
