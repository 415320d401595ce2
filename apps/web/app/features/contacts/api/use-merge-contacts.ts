import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { keepReading } from '@cardsift/contacts/keep-reading';
import { type MergeChoices, mergeRecords } from '@cardsift/contacts/merge-records';
import { useCallback } from 'react';
import { notifyWithUndo } from '#app/components/ui/notify.ts';
import { deleteContacts, insertContacts, updateContact } from './contact-rows.ts';
import { useChangeContacts } from './use-change-contacts.ts';

/**
 * Makes one contact of two: the first gets what was chosen, then the second goes, so that nothing
 * is lost should the work break off between. Offers to undo it. Resolves to the merged contact, or
 * null when it failed.
 */
export function useMergeContacts(
  userId: string,
): (
  first: ContactRecord,
  second: ContactRecord,
  choices: MergeChoices,
) => Promise<ContactRecord | null> {
  const change = useChangeContacts(userId);
  return useCallback(
    async (first, second, choices) => {
      const fields = mergeRecords(first, second, choices);
      const columns = { ...fields, details: keepReading(first.details, fields.details) };
      const merged = { ...first, ...columns };
      const replaceFirst = (list: ContactRecord[], by: ContactRecord) =>
        list.map((one) => (one.id === first.id ? by : one));
      const done = await change({
        apply: (list) => replaceFirst(list, merged).filter(({ id }) => id !== second.id),
        commit: async () => {
          await updateContact(userId, first.id, columns);
          await deleteContacts(userId, [second.id]);
        },
        failure: 'Failed to merge contacts',
      });
      if (!done) return null;
      const undo = () =>
        change({
          apply: (list) => [...replaceFirst(list, first), second],
          commit: async () => {
            await insertContacts(userId, [second]);
            const { id: _, user_id: __, ...before } = first;
            await updateContact(userId, first.id, before);
          },
          failure: 'Failed to restore contacts',
        });
      notifyWithUndo(
        'Contacts Merged',
        `${merged.full_name} is one contact now`,
        () => void undo(),
      );
      return merged;
    },
    [change, userId],
  );
}
