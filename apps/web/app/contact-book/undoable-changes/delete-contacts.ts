import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { deletedContactsQuery } from '../deleted-contacts-query.ts';
import type { BookParts, Undo } from './book-parts.ts';
import { unchanged, without } from './changed-list.ts';

/** From so many on, nobody listens to what the backend tells of each. */
const MANY = 500;

/** Deleting contacts, and what is done with deleted ones. */
export function createDeleting({ table, change, queryClient, userId }: BookParts) {
  /** Shows deleted contacts as gone before the backend has answered, and as they are when it failed. */
  const changeDeleted = async <T>(ids: readonly string[], commit: () => Promise<T>): Promise<T> => {
    const { queryKey } = deletedContactsQuery(userId);
    return change(
      unchanged,
      async () => {
        const before = queryClient.getQueryData(queryKey);
        const gone = new Set(ids);
        queryClient.setQueryData(
          queryKey,
          before && { ...before, contacts: before.contacts.filter(({ id }) => !gone.has(id)) },
        );
        try {
          return await commit();
        } catch (error) {
          queryClient.setQueryData(queryKey, before);
          throw error;
        }
      },
      ids.length > MANY,
    );
  };

  return {
    /** Deletes at once, so that closing the tab no longer matters. Deleted contacts are kept for 30 days. */
    async remove(contacts: readonly ContactRecord[]): Promise<Undo> {
      const ids = contacts.map(({ id }) => id);
      await change(without(ids), () => table.remove(ids));
      return async () => {
        await change(
          (list) => [...contacts, ...without(ids)(list)],
          async () => requireAll(await table.restore(ids), ids),
        );
      };
    },

    /** Puts deleted contacts back. Resolves to how many were still kept. */
    restore: (ids: readonly string[]): Promise<number> =>
      changeDeleted(ids, async () => (await table.restore(ids)).length),

    /** Deletes deleted contacts before their time. */
    deleteForGood: (ids: readonly string[]): Promise<void> =>
      changeDeleted(ids, () => table.deleteForGood(ids)),
  };
}

function requireAll(restored: readonly string[], ids: readonly string[]): void {
  if (restored.length < ids.length)
    throw new Error('Some contacts were deleted for good meanwhile');
}
