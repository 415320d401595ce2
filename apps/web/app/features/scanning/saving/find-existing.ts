import type { Tables } from '@cardsift/backend/database.types';
import type { RecordFields } from '@cardsift/contacts/record-fields';
import type { Backend } from '#app/backend/supabase.ts';

/**
 * The user's record of the same person: the same e-mail and organisation, else the same phone and
 * organisation. The phone alone does not join two different e-mail addresses: colleagues share a
 * switchboard, and joining them would overwrite one with the other.
 */
export async function findExisting(
  client: Backend,
  userId: string,
  { email, phone, org }: Pick<RecordFields, 'email' | 'phone' | 'org'>,
): Promise<Tables<'business_card_records'> | null> {
  if (org === null) return null;
  const ofOrg = () =>
    client.from('business_card_records').select('*').eq('user_id', userId).eq('org', org);

  if (email !== null) {
    const { data } = await ofOrg().eq('email', email).limit(1).throwOnError();
    if (data[0]) return data[0];
  }
  if (phone === null) return null;
  const byPhone = ofOrg().eq('phone', phone);
  const { data } = await (email === null ? byPhone : byPhone.is('email', null))
    .limit(1)
    .throwOnError();
  return data[0] ?? null;
}
