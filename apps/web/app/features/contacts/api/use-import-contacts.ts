import type { ImportedContact } from '@cardsift/contacts/import/import-result';
import { toRecordFields } from '@cardsift/contacts/record-fields';
import { useCallback } from 'react';
import { notifyWithUndo } from '#app/components/ui/notify.ts';
import { deleteContacts, insertContacts } from './contact-rows.ts';
import { useChangeContacts } from './use-change-contacts.ts';

/**
 * Adds imported contacts and offers to take them out again. Resolves to whether it went well. An
 * import that broke off can be repeated: what is there already is not imported again.
 */
export function useImportContacts(
  userId: string,
): (imported: ImportedContact[], onBatch: (done: number) => void) => Promise<boolean> {
  const change = useChangeContacts(userId);
  return useCallback(
    async (imported, onBatch) => {
      let ids: string[] = [];
      const rows = imported.map(({ contact, tags }) => ({ ...toRecordFields(contact), tags }));
      const done = await change({
        apply: (list) => list,
        commit: async () => {
          ids = await insertContacts(userId, rows, onBatch);
        },
        failure: 'Failed to import contacts',
      });
      if (!done) return false;
      const undo = () =>
        change({
          apply: (list) => {
            const gone = new Set(ids);
            return list.filter(({ id }) => !gone.has(id));
          },
          commit: () => deleteContacts(userId, ids),
          failure: 'Failed to delete contacts',
        });
      notifyWithUndo('Contacts Imported', `${rows.length} contact(s) imported`, () => void undo());
      return true;
    },
    [change, userId],
  );
}
