import type { Json } from '@cardsift/backend/database.types';
import type { Contact, Meeting } from '@cardsift/contacts/contact';
import { type ContactRecord, toRecordFields } from '@cardsift/contacts/contact-record';
import { toMeetingColumns } from '@cardsift/contacts/meeting';
import { type MergeChoices, mergeCard, mergeRecords } from '@cardsift/contacts/merge';
import { replaceTag } from '@cardsift/contacts/replace-tag';
import { mergeTags } from '@cardsift/contacts/tags';
import type { QueryClient } from '@tanstack/react-query';
import type { Backend } from '#app/backend/supabase.ts';
import { randomUuid } from '#app/browser/random-uuid.ts';
import { createListChange } from './change-list.ts';
import { type Columns, createContactTable } from './contact-table.ts';
import { deletedContactsQuery } from './deleted-contacts-query.ts';
import { type ImportChange, type ImportWatch, runImport } from './run-import.ts';
import type { SaveKey } from './save-key.ts';

/** Takes a change back; rejects with the backend's error. */
export type Undo = () => Promise<void>;

/** A card that is a contact now. */
export interface SavedCard {
  id: string;
  /** Whether the same person was there already and got the card's values. */
  updated: boolean;
  /** What is known of the person now. */
  contact: Contact;
  undo: Undo;
}

/**
 * Everything that changes the user's contacts. The list shows a change before the backend has
 * answered, takes it back when the backend fails, and is loaded anew after the last change under
 * way. Every call rejects with the backend's error.
 */
export function createContactBook(queryClient: QueryClient, client: Backend, userId: string) {
  const table = createContactTable(client, userId);
  const change = createListChange(queryClient, userId);

  const set = (id: string, columns: Partial<ContactRecord>) => (contacts: ContactRecord[]) =>
    contacts.map((one) => (one.id === id ? { ...one, ...columns } : one));

  const without = (ids: readonly string[]) => {
    const gone = new Set(ids);
    return (contacts: ContactRecord[]) => contacts.filter(({ id }) => !gone.has(id));
  };

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
      setMany(changes.map(({ one, columns }) => ({ id: one.id, columns: pick(one, columns) })));
  };

  return {
    /** Loads the list once for all changes of `work`, when the last one is done. */
    together: <T>(work: () => Promise<T>): Promise<T> => change(unchanged, work),

    async add(columns: Columns): Promise<void> {
      await change(unchanged, () => table.insert([{ ...columns, source: 'hand' }]));
    },

    edit: (id: string, columns: Partial<ContactRecord>): Promise<void> =>
      change(set(id, columns), () => table.update(id, columns)),

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

    /** Adds and updates contacts; what was updated and has changed since is not taken back. */
    async importAll(
      work: ImportChange,
      watch: ImportWatch,
    ): Promise<{ added: number; updated: number; undo: Undo }> {
      const { ids, before } = await change(unchanged, () => runImport(table, work, watch), true);
      const undo = () =>
        change(
          without(ids),
          async () => {
            await table.takeBack(ids);
            await table.updateImported(before, true);
          },
          true,
        );
      return { added: ids.length, updated: before.length, undo };
    },

    /** Makes one contact of two: the first gets what was chosen, the second goes. */
    async merge(
      first: ContactRecord,
      second: ContactRecord,
      choices: MergeChoices,
    ): Promise<{ merged: ContactRecord; undo: Undo }> {
      const columns = mergeRecords(first, second, choices);
      const id = await change(
        (contacts) => without([second.id])(set(first.id, columns)(contacts)),
        () => table.merge(first.id, second.id, columns),
      );
      const undo = () =>
        change(
          (contacts) => [...set(first.id, first)(contacts), second],
          () => table.undoMerge(id),
        );
      return { merged: { ...first, ...columns }, undo };
    },

    /** Makes two contacts of one again, however long ago they were merged. */
    undoMerge: (mergeId: string): Promise<void> =>
      change(unchanged, () => table.undoMerge(mergeId)),

    /** Takes back what a phone or another program changed of a contact. */
    undoDeviceChange: (changeId: string): Promise<void> =>
      change(unchanged, () => table.undoDeviceChange(changeId)),

    /**
     * Updates the contact of the same person with a card, else adds one; once for all calls with the same
     * key, whose answers may have been lost.
     *
     * @throws DailyLimitError when the card was read on this device and no scan is left today.
     */
    async saveCard(
      card: Contact,
      reading: Json | undefined,
      key: SaveKey = { saveKey: randomUuid() },
    ): Promise<SavedCard> {
      const fields = toRecordFields(card, reading);
      const trySave = async (mayLookAgain: boolean): Promise<SavedCard | null> => {
        const look = await table.findSamePerson(fields);
        const { known } = look;
        const seen = mayLookAgain ? look.seen : undefined;
        if (known === null || known.id === key.saveKey) {
          const added = await table.save(fields, key, undefined, seen);
          if (added === null) return null;
          // Another id belongs to a contact that a lost request had updated, which is not ours to delete.
          const ids = added === key.saveKey ? [added] : [];
          const undo = () => change(without(ids), () => table.takeBack(ids));
          return { id: added, updated: added !== key.saveKey, contact: card, undo };
        }
        const { contact, fields: columns } = mergeCard(known, card);
        const { details } = toRecordFields(contact, reading);
        const id = await table.save({ ...columns, details }, key, known.id, seen);
        if (id === null) return null;
        const before = columnsOfCard(known);
        const undo = () => change(set(known.id, before), () => table.update(known.id, before));
        return { id, updated: true, contact, undo };
      };
      return change(unchanged, async () => {
        for (let looks = 1; ; looks += 1) {
          const saved = await trySave(looks < MOST_LOOKS);
          if (saved) return saved;
        }
      });
    },

    /** Writes a correction made by hand: what was emptied becomes empty. */
    correctCard(id: string, card: Contact, reading: Json | undefined): Promise<void> {
      const { linkedin_url, met_event, met_place, met_on, ...fields } = toRecordFields(
        card,
        reading,
      );
      // A profile and a meeting, which no card shows, may have been noted meanwhile.
      const columns = {
        ...fields,
        ...(linkedin_url !== null && { linkedin_url }),
        ...(card.met && { met_event, met_place, met_on }),
      };
      return change(set(id, columns), () => table.update(id, columns));
    },
  };
}

/** The last attempt saves the card even if somebody else is changing the same contact. */
const MOST_LOOKS = 5;

/** As many as the database keeps. */
const SETTLEMENTS = 200;

export type ContactBook = ReturnType<typeof createContactBook>;

const unchanged = (contacts: ContactRecord[]) => contacts;

/** From so many on, nobody listens to what the backend tells of each. */
const MANY = 500;

function requireAll(restored: readonly string[], ids: readonly string[]): void {
  if (restored.length < ids.length)
    throw new Error('Some contacts were deleted for good meanwhile');
}

/** The values that a record has now in these columns. */
function pick(record: ContactRecord, columns: Partial<ContactRecord>): Partial<ContactRecord> {
  const names = Object.keys(columns) as (keyof ContactRecord)[];
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}

/** What a card writes into a record. */
function columnsOfCard(record: ContactRecord) {
  const { full_name, email, phone, org, title, notes, hashtags, linkedin_url, details } = record;
  const { met_event, met_place, met_on } = record;
  const card = { full_name, email, phone, org, title, notes, hashtags, linkedin_url, details };
  return { ...card, met_event, met_place, met_on };
}
