import type { Backend } from '../supabase.ts';

/** Where the vCards of digital cards are stored, each person's in a folder of their own. */
export const CARD_BUCKET = 'vcards';

/** Names asked for at a time; the most that one call removes on any backend. */
const PAGE_SIZE = 100;

/** The names of the vCards stored for a person's digital cards. Rejects with the storage's error. */
export async function listCardFiles(client: Backend, userId: string): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    const page = await listNames(client, userId, names.length);
    if (page.length === 0) return names;
    names.push(...page);
  }
}

/** One of them. Rejects with the storage's error. */
export async function downloadCardFile(
  client: Backend,
  userId: string,
  name: string,
): Promise<Uint8Array> {
  const { data, error } = await client.storage.from(CARD_BUCKET).download(`${userId}/${name}`);
  if (error) throw error;
  return new Uint8Array(await data.arrayBuffer());
}

/** All of them, by file name. Rejects with the storage's error. */
export async function downloadCardFiles(
  client: Backend,
  userId: string,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const name of await listCardFiles(client, userId)) {
    files.set(name, await downloadCardFile(client, userId, name));
  }
  return files;
}

/** Removes some of them. Rejects with the storage's error, also when none would go. */
export async function removeCardFiles(
  client: Backend,
  userId: string,
  names: readonly string[],
): Promise<void> {
  const paths = names.map((name) => `${userId}/${name}`);
  const { data, error } = await client.storage.from(CARD_BUCKET).remove(paths);
  if (error) throw error;
  if (data.length === 0) throw new Error('The stored cards could not be removed');
}

/** Removes all of them. Rejects with the storage's error, also when a file would not go. */
export async function removeAllCardFiles(client: Backend, userId: string): Promise<void> {
  for (;;) {
    const names = await listNames(client, userId, 0);
    if (names.length === 0) return;
    await removeCardFiles(client, userId, names);
  }
}

async function listNames(client: Backend, userId: string, offset: number): Promise<string[]> {
  const { data, error } = await client.storage
    .from(CARD_BUCKET)
    .list(userId, { limit: PAGE_SIZE, offset, sortBy: { column: 'name', order: 'asc' } });
  if (error) throw error;
  // A Supabase project lists names within the folder, Supabase Lite whole paths.
  return data.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
}
