import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { useCallback } from 'react';
import { notifyWithUndo } from '#app/components/ui/notify.ts';
import { deleteContacts, insertContacts } from './contact-rows.ts';
import { useChangeContacts } from './use-change-contacts.ts';

/**
 * Deletes contacts at once, so that closing the tab changes nothing any more, and offers to put
 * them back as they were.
 */
export function useDeleteContacts(userId: string): (contacts: ContactRecord[]) => Promise<void> {
  const change = useChangeContacts(userId);
  return useCallback(
    async (contacts) => {
      const ids = new Set(contacts.map(({ id }) => id));
      const restore = () =>
        change({
          apply: (list) => [...contacts, ...list.filter(({ id }) => !ids.has(id))],
          commit: () => insertContacts(userId, contacts),
          failure: 'Failed to restore contacts',
        });
      const deleted = await change({
        apply: (list) => list.filter(({ id }) => !ids.has(id)),
        commit: () => deleteContacts(userId, [...ids]),
        failure: ids.size === 1 ? 'Failed to delete contact' : 'Failed to delete contacts',
      });
      if (!deleted) return;
      const text =
        ids.size === 1
          ? 'Contact deleted successfully'
          : `${ids.size} contact(s) deleted successfully`;
      notifyWithUndo('Success', text, () => void restore());
    },
    [change, userId],
  );
}
