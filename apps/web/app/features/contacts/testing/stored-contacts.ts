import type { Tables, TablesInsert } from '@cardsift/backend/database.types';
import type { Person } from '@cardsift/backend/testing/sign-up';

type Row = Tables<'business_card_records'>;
type NewContact = Omit<TablesInsert<'business_card_records'>, 'user_id'>;

/** As many as the server takes at once. */
const ROWS_OF_A_REQUEST = 500;

/** Gives somebody contacts, each older than the one before, and returns them so. */
export async function addContacts(
  { id, client }: Person,
  ...contacts: NewContact[]
): Promise<Row[]> {
  const rows = contacts.map((contact, index) => ({
    created_at: new Date(Date.UTC(2026, 0, 1) - index * 1_000).toISOString(),
    user_id: id,
    tags: [],
    details: {},
    ...contact,
  }));
  for (let start = 0; start < rows.length; start += ROWS_OF_A_REQUEST) {
    const batch = rows.slice(start, start + ROWS_OF_A_REQUEST);
    await client.from('business_card_records').insert(batch).throwOnError();
  }
  return storedContacts({ id, client });
}

/** What somebody has in the database, newest first. */
export async function storedContacts({ client }: Pick<Person, 'id' | 'client'>): Promise<Row[]> {
  const { data } = await client
    .from('business_card_records')
    .select()
    .order('created_at', { ascending: false })
    .throwOnError();
  return data;
}
