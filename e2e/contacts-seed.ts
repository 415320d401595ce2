import type { Database } from '@cardsift/backend/database.types';
import type { Person } from '@cardsift/backend/testing/sign-up';
import { createTestClient } from '@cardsift/backend/testing/sign-up';

type Insert = Database['public']['Tables']['business_card_records']['Insert'];

/** Adds contacts for a person, the newest first, and returns their ids. */
export async function addContacts(person: Person, contacts: Partial<Insert>[]): Promise<string[]> {
  const newest = Date.now();
  const rows = contacts.map((contact, index) => ({
    user_id: person.id,
    created_at: new Date(newest - index * 60_000).toISOString(),
    ...contact,
  }));
  const ids: string[] = [];
  for (let start = 0; start < rows.length; start += 500) {
    const { data } = await person.client
      .from('business_card_records')
      .insert(rows.slice(start, start + 500))
      .select('id')
      .throwOnError();
    ids.push(...data.map(({ id }) => id));
  }
  return ids;
}

/** A client with the operator's key, for what no user may write. */
export function adminClient(baseURL: string | undefined) {
  return createTestClient(baseURL ?? '', process.env.E2E_SECRET_KEY ?? '');
}
