import type { Database, Json } from '@cardsift/backend/database.types';
import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { type Backend, getSupabase } from '#app/backend/supabase.ts';

type Insert = Database['public']['Tables']['business_card_records']['Insert'];

/** Ids in one request; they travel in its address, which servers limit to some 8 kB. */
const IDS_PER_REQUEST = 100;

/** Rows in one insert, far below any body limit. */
const ROWS_PER_INSERT = 500;

type Columns = Partial<Omit<ContactRecord, 'user_id'>>;

/**
 * Adds records of a user, in batches; restoring a deleted one gives its id and dates too.
 * Resolves to the ids of the new records, `onBatch` hears how many there are so far. Throws the
 * backend's error; batches before the failing one stay.
 */
export async function insertContacts(
  userId: string,
  rows: readonly Columns[],
  onBatch?: (done: number) => void,
): Promise<string[]> {
  const records = rows.map((row): Insert => ({ ...jsonColumns(row), user_id: userId }));
  const ids: string[] = [];
  for (const batch of chunks(records, ROWS_PER_INSERT)) {
    const { data } = await table().insert(batch).select('id').throwOnError();
    ids.push(...data.map(({ id }) => id));
    onBatch?.(ids.length);
  }
  return ids;
}

/** Changes one record. Throws the backend's error. */
export async function updateContact(userId: string, id: string, columns: Columns): Promise<void> {
  await table().update(jsonColumns(columns)).eq('id', id).eq('user_id', userId).throwOnError();
}

/** Deletes records by their ids. Throws the backend's error. */
export async function deleteContacts(userId: string, ids: readonly string[]): Promise<void> {
  for (const batch of chunks(ids, IDS_PER_REQUEST)) {
    await table().delete().in('id', batch).eq('user_id', userId).throwOnError();
  }
}

export interface TagChange {
  id: string;
  tags: string[];
}

/** Sets the tags of records; those that get the same tags share a request. Throws the backend's error. */
export async function updateTags(userId: string, changes: readonly TagChange[]): Promise<void> {
  const byTags = Map.groupBy(changes, ({ tags }) => JSON.stringify(tags));
  for (const group of byTags.values()) {
    const tags = group[0]?.tags ?? [];
    for (const batch of chunks(group, IDS_PER_REQUEST)) {
      const ids = batch.map(({ id }) => id);
      await table().update({ tags }).in('id', ids).eq('user_id', userId).throwOnError();
    }
  }
}

function table() {
  const client: Backend = getSupabase();
  return client.from('business_card_records');
}

/** The database's types say JSON where ours say what is in it or that nobody knows. */
function jsonColumns(columns: Columns): Omit<Insert, 'user_id'> {
  const { details, evidence, ...rest } = columns;
  return {
    ...rest,
    ...(details !== undefined && { details: details as NonNullable<Json> }),
    ...(evidence !== undefined && { evidence: evidence as Json }),
  };
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
