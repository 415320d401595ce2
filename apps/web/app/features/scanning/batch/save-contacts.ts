import { randomUuid } from '#app/browser/random-uuid.ts';
import type {
  WaitingContacts,
  WaitingNews,
} from '#app/contact-book/waiting-contacts/waiting-contacts.ts';
import { type CorrectionDeps, createCorrections, storedReading } from './correct-contacts.ts';
import { isKept, type ScannedContact } from './job.ts';
import { judgeFailedSave, NOT_KEPT, NOT_SAVED, type SaveResult } from './judge-failed-save.ts';
import type { ScanStore } from './scan-store.ts';

export interface ContactSavingDeps extends CorrectionDeps {
  /** Keeps what cannot be saved yet. */
  waiting: Pick<WaitingContacts, 'saveCard' | 'correct' | 'discard'>;
}

/** Saving, correcting and taking back single contacts. The page shows the result at once. */
export function createContactSaving(store: ScanStore, deps: ContactSavingDeps) {
  /** A failure of the backend is logged and shown at the contact; without a connection it waits. */
  async function trySave(scanned: ScannedContact): Promise<SaveResult> {
    store.change(scanned.id, { saving: { kind: 'saving' } });
    try {
      const card = await deps.waiting.saveCard(
        scanned.contact,
        storedReading(scanned),
        scanned.key,
      );
      store.change(scanned.id, { contact: card.contact, saving: { kind: 'saved', card } });
      return 'saved';
    } catch (error) {
      const { result, saving } = judgeFailedSave(error, deps.notifyError);
      store.change(scanned.id, { saving });
      return result;
    }
  }

  async function undo(contactId: string) {
    const scanned = store.findContact(contactId);
    if (scanned?.saving.kind !== 'saved') return;
    const { saving, key } = scanned;
    store.change(contactId, takenBack(scanned));
    try {
      await saving.card.undo();
    } catch (error) {
      console.error('A save could not be taken back', error);
      store.change(contactId, { saving, key });
      deps.notifyError({ title: 'Error', description: 'Failed to undo the save' });
    }
  }

  return {
    ...createCorrections(store, deps),
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
      if (kind === 'discarded') store.change(scanned.id, takenBack(scanned));
      // The same key saves nothing twice, and tells which contact it became.
      else await trySave(scanned);
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
