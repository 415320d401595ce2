import type { Backend } from '#app/backend/supabase.ts';

const BUCKET = 'vcards';

/** Names asked for at a time; the most that one call removes on any backend. */
const PAGE_SIZE = 100;

/** The vCards stored for a person's digital cards, by file name. Rejects with the storage's error. */
export async function downloadCardFiles(
  client: Backend,
  userId: string,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (;;) {
    const names = await listNames(client, userId, files.size);
    if (names.length === 0) return files;
    for (const name of names) {
      const { data, error } = await client.storage.from(BUCKET).download(`${userId}/${name}`);
      if (error) throw error;
      files.set(name, new Uint8Array(await data.arrayBuffer()));
    }
  }
}

/** Removes all of them. Rejects with the storage's error, also when a file would not go. */
export async function removeCardFiles(client: Backend, userId: string): Promise<void> {
  for (;;) {
    const names = await listNames(client, userId, 0);
    if (names.length === 0) return;
    const paths = names.map((name) => `${userId}/${name}`);
    const { data, error } = await client.storage.from(BUCKET).remove(paths);
    if (error) throw error;
    if (data.length === 0) throw new Error('The stored cards could not be removed');
  }
}

async function listNames(client: Backend, userId: string, offset: number): Promise<string[]> {
  const { data, error } = await client.storage
    .from(BUCKET)
    .list(userId, { limit: PAGE_SIZE, offset, sortBy: { column: 'name', order: 'asc' } });
  if (error) throw error;
  // A Supabase project lists names within the folder, Supabase Lite whole paths.
  return data.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
}
