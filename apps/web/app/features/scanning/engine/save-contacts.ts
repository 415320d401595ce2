import type { Contact } from '@cardsift/contacts/contact';
import { describeRefusal } from '#app/backend/storage/describe-refusal.ts';
import { randomUuid } from '#app/browser/random-uuid.ts';
import type { Notice } from '#app/components/ui/notify.ts';
import type { ContactBook } from '#app/contact-book/contact-book.ts';
import {
  isConnectionLost,
  judgeSaveFailure,
  NotKeptError,
} from '#app/contact-book/waiting/save-failure.ts';
import type { WaitingContacts, WaitingNews } from '#app/contact-book/waiting/waiting-contacts.ts';
import { type ExtractedContact, summarizeReading } from '../reading/extracted-contact.ts';
import type { Saving, ScannedContact, SecondState } from './job.ts';
import type { ScanStore } from './scan-store.ts';

export interface ContactSavingDeps {
  /** Keeps what cannot be saved yet. */
  waiting: Pick<WaitingContacts, 'saveCard' | 'correct' | 'discard'>;
  book: Pick<ContactBook, 'correctCard'>;
  notifyError(notice: Notice): void;
}

/** What became of a try to save a contact. */
export type SaveResult = 'saved' | 'waiting' | 'failed' | 'not kept';

const NOT_SAVED = 'Failed to save the contact';

/** Shown for contacts that closing the page would lose. */
export const NOT_KEPT =
  'What was read could be neither saved nor kept on this device, which may be full: leave this page open and try again.';

/** Saving, correcting and taking back single contacts. The page shows the result at once. */
export function createContactSaving(store: ScanStore, deps: ContactSavingDeps) {
  function change(contactId: string, change: Partial<Omit<ScannedContact, 'id'>>) {
    store.dispatch({ type: 'contact-changed', contactId, change });
  }

  /** A failure of the backend is logged and shown at the contact; without a connection it waits. */
  async function trySave(scanned: ScannedContact): Promise<SaveResult> {
    change(scanned.id, { saving: { kind: 'saving' } });
    try {
      const card = await deps.waiting.saveCard(scanned.contact, summarize(scanned), scanned.key);
      change(scanned.id, { contact: card.contact, saving: { kind: 'saved', card } });
      return 'saved';
    } catch (error) {
      const { result, saving } = judgeFailedTry(error, deps.notifyError);
      change(scanned.id, { saving });
      return result;
    }
  }

  /** Saves a changed contact where it is kept: in the list, or on this device. */
  async function saveAgain(scanned: ScannedContact): Promise<void> {
    const { contact, saving, key } = scanned;
    if (saving.kind === 'saved') {
      await deps.book.correctCard(saving.card.id, contact, summarize(scanned));
    } else if (isKept(saving)) await deps.waiting.correct(contact, summarize(scanned), key);
  }

  async function undo(contactId: string) {
    const scanned = store.findContact(contactId);
    if (scanned?.saving.kind !== 'saved') return;
    const { saving, key } = scanned;
    change(contactId, takenBack(scanned));
    try {
      await saving.card.undo();
    } catch (error) {
      console.error('A save could not be taken back', error);
      change(contactId, { saving, key });
      deps.notifyError({ title: 'Error', description: 'Failed to undo the save' });
    }
  }

  return {
    trySave,

    /** Saves a contact that is not in the list. */
    async save(contactId: string) {
      const scanned = store.findContact(contactId);
      if (scanned?.saving.kind !== 'unsaved') return;
      const result = await trySave(scanned);
      if (result === 'failed' || result === 'not kept') {
        const description = result === 'failed' ? NOT_SAVED : NOT_KEPT;
        deps.notifyError({ title: 'Error', description });
      }
    },

    /** A contact that waited is saved or discarded, here or in another tab. */
    async followWaiting({ saveKey, kind }: WaitingNews) {
      const scanned = store.findContactOf(saveKey);
      if (scanned === undefined || kind === 'kept') return;
      if (!isKept(scanned.saving)) return;
      if (kind === 'discarded') change(scanned.id, takenBack(scanned));
      // The same key saves nothing twice, and tells which contact it became.
      else await trySave(scanned);
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
      try {
        await saveAgain(after);
      } catch (error) {
        console.error('A correction could not be saved', error);
        change(contactId, { contact: before.contact, checked: before.checked });
        deps.notifyError({ title: 'Error', description: 'Failed to save your changes' });
      }
    },

    /** Puts what a second reader says into a contact, and into its record when it has one. */
    async improve(before: ScannedContact, better: ExtractedContact, second: SecondState) {
      const after = { ...before, ...better, second };
      change(before.id, { ...better, second });
      try {
        await saveAgain(after);
      } catch (error) {
        console.error('A second reading could not be saved', error);
        const { contact, reading } = before;
        change(before.id, { contact, reading, second: { ...second, state: 'unanswered' } });
      }
    },

    /** Takes a save back; the contact stays on the page, where it can be corrected and saved. */
    undo,

    /** Makes sure that a contact is neither saved nor waits to be. False when that failed. */
    async takeBack(scanned: ScannedContact): Promise<boolean> {
      if (isKept(scanned.saving)) await deps.waiting.discard(scanned.key.saveKey);
      await undo(scanned.id);
      return store.findContact(scanned.id)?.saving.kind !== 'saved';
    },
  };
}

export type ContactSaving = ReturnType<typeof createContactSaving>;

/** After a save was taken back, the next save is a new one. */
const takenBack = ({ key }: ScannedContact) => ({
  saving: { kind: 'unsaved', reason: 'undone' } as const,
  key: { ...key, saveKey: randomUuid() },
});

/** Logs why a try to save failed, tells of a refusal, and says what the contact is now. */
function judgeFailedTry(
  error: unknown,
  notifyError: (notice: Notice) => void,
): { result: SaveResult; saving: Saving } {
  if (error instanceof NotKeptError) {
    console.warn(error.message, error.cause);
    return { result: 'not kept', saving: { kind: 'unsaved', reason: 'not kept' } };
  }
  const failure = judgeSaveFailure(error);
  const refusal = describeRefusal(error, NOT_SAVED);
  if (refusal) notifyError(refusal);
  if (isConnectionLost(error) || failure === 'limit' || failure === 'signed out') {
    console.warn('A contact waits to be saved', error);
    return { result: 'waiting', saving: { kind: 'waiting' } };
  }
  console.error('A contact could not be saved', error);
  return { result: 'failed', saving: { kind: 'unsaved', reason: 'failed' } };
}

/** Whether this device keeps it until it is saved. */
const isKept = (saving: Saving) =>
  saving.kind === 'waiting' || (saving.kind === 'unsaved' && saving.reason === 'failed');

/** What is stored of the reading beside the contact. */
function summarize({ reading, checked }: ScannedContact) {
  return reading === null ? undefined : summarizeReading(reading, checked);
}
