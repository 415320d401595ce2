import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { mergeTags } from '@cardsift/contacts/tags';
import { useCallback } from 'react';
import { notifyWithUndo } from '#app/components/ui/notify.ts';
import { type TagChange, updateTags } from './contact-rows.ts';
import { useChangeContacts } from './use-change-contacts.ts';

/** Adds tags to contacts and offers to take them off again. */
export function useAddTags(
  userId: string,
): (contacts: ContactRecord[], tags: string[]) => Promise<void> {
  const change = useChangeContacts(userId);
  return useCallback(
    async (contacts, tags) => {
      const setTags = (changes: TagChange[]) => {
        const tagsById = new Map(changes.map((one) => [one.id, one.tags]));
        return change({
          apply: (list) =>
            list.map((contact) => {
              const changed = tagsById.get(contact.id);
              return changed ? { ...contact, tags: changed } : contact;
            }),
          commit: () => updateTags(userId, changes),
          failure: 'Failed to add tags to contacts',
        });
      };
      const before = contacts.map(({ id, tags: existing }) => ({ id, tags: existing }));
      const after = contacts.map((contact) => ({
        id: contact.id,
        tags: mergeTags(contact.tags, tags),
      }));
      if (!(await setTags(after))) return;
      notifyWithUndo('Tags Added', `Added tags to ${contacts.length} contact(s)`, () => {
        void setTags(before);
      });
    },
    [change, userId],
  );
}
