import type { ContactRecord } from '../contact-record.ts';
import { normaliseEmail, normalisePhone, normaliseText } from '../normalise.ts';
import { toRecordFields } from '../record-fields.ts';
import type { ImportedContact } from './import-result.ts';

type Identity = Pick<ContactRecord, 'full_name' | 'email' | 'phone' | 'org'>;

/**
 * The imported contacts that are not yet there, each once, so that importing a file twice adds
 * nothing. A contact is there when name and organisation are the same and the main e-mail or phone
 * too, or it has neither. People who share a switchboard number are thus still different people.
 */
export function findNew(
  imported: readonly ImportedContact[],
  existing: readonly Identity[],
): ImportedContact[] {
  const known = new Set(existing.flatMap(keysOf));
  return imported.filter(({ contact }) => {
    const keys = keysOf(toRecordFields(contact));
    const isNew = !keys.some((key) => known.has(key));
    for (const key of keys) known.add(key);
    return isNew;
  });
}

function keysOf({ full_name, email, phone, org }: Identity): string[] {
  const person = `${normaliseText(full_name)}\n${normaliseText(org)}`;
  const ways = [normaliseEmail(email), normalisePhone(phone)].filter((way) => way !== '');
  return ways.length === 0 ? [person] : ways.map((way) => `${person}\n${way}`);
}
