import type { Meeting } from '@cardsift/contacts/contact';
import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { toMeetingColumns } from '@cardsift/contacts/meeting';
import { replaceTag } from '@cardsift/contacts/replace-tag';
import { mergeTags } from '@cardsift/contacts/tags';
import { pickColumns } from '../pick-columns.ts';
import type { BookParts, Undo } from './book-parts.ts';

/** As many as the database keeps. */
const SETTLEMENTS = 200;

/** Changes of one or two columns in many contacts: tags, events, decisions. */
export function createColumnChanges({ table, change }: BookParts) {
  const setMany = (changes: { id: string; columns: Partial<ContactRecord> }[]) => {
    const columnsById = new Map(changes.map(({ id, columns }) => [id, columns]));
    return change(
      (contacts) => contacts.map((one) => ({ ...one, ...columnsById.get(one.id) })),
      () => table.updateMany(changes),
    );
  };

  /** Sets some columns of each of these contacts. */
  const changeMany = async (
    contacts: readonly ContactRecord[],
    columnsOf: (contact: ContactRecord) => Partial<ContactRecord>,
  ): Promise<Undo> => {
    const changes = contacts.map((one) => ({ one, columns: columnsOf(one) }));
    await setMany(changes.map(({ one, columns }) => ({ id: one.id, columns })));
    return () =>
      setMany(
        changes.map(({ one, columns }) => ({ id: one.id, columns: pickColumns(one, columns) })),
      );
  };

  return {
    async addTags(contacts: readonly ContactRecord[], tags: readonly string[]): Promise<Undo> {
      return changeMany(contacts, (one) => ({ tags: mergeTags(one.tags, tags) }));
    },

    /** Replaces a tag in every contact that has it; null takes it off. */
    replaceTag: (contacts: readonly ContactRecord[], from: string, to: string | null) =>
      changeMany(
        contacts.filter(({ tags }) => tags.includes(from)),
        ({ tags }) => ({ tags: replaceTag(tags, from, to) }),
      ),

    /** Replaces an event in every contact that was met there; null forgets it. */
    replaceEvent: (contacts: readonly ContactRecord[], from: string, to: string | null) =>
      changeMany(
        contacts.filter(({ met_event }) => met_event === from),
        () => ({ met_event: to }),
      ),

    /** Remembers a decision about a contact. Only the newest of hundreds are kept. */
    settle: (contact: ContactRecord, settlement: string) =>
      changeMany([contact], ({ settled }) => ({
        settled: mergeTags(settled, [settlement]).slice(-SETTLEMENTS),
      })),

    /** Notes where these were met. The previous values come from the backend. */
    async setMeeting(ids: readonly string[], meeting: Meeting): Promise<Undo> {
      const before = await table.readMeetings(ids);
      const columns = toMeetingColumns(meeting);
      await setMany(ids.map((id) => ({ id, columns })));
      return () => setMany(before.map(({ id, ...known }) => ({ id, columns: known })));
    },
  };
}
