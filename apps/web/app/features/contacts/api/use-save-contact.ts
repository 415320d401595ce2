import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { useCallback } from 'react';
import { notify } from '#app/components/ui/notify.ts';
import { insertContacts, updateContact } from './contact-rows.ts';
import { useChangeContacts } from './use-change-contacts.ts';

/** Writes a contact that was edited or, without one, adds it. Resolves to whether it went well. */
export function useSaveContact(
  userId: string,
): (contact: ContactRecord | null, columns: Partial<ContactRecord>) => Promise<boolean> {
  const change = useChangeContacts(userId);
  return useCallback(
    async (contact, columns) => {
      const saved = await change({
        apply: (list) => list.map((one) => (one.id === contact?.id ? { ...one, ...columns } : one)),
        commit: () =>
          contact ? updateContact(userId, contact.id, columns) : insertContacts(userId, [columns]),
        failure: 'Failed to save contact',
      });
      if (saved)
        notify('Success', contact ? 'Contact saved successfully' : 'Contact added successfully');
      return saved;
    },
    [change, userId],
  );
}
