import type { ContactRecord } from './contact-record.ts';
import { toRecordFields } from './contact-record.ts';
import { parseContactsCsv } from './csv/parse-csv.ts';
import {
  type ImportedContact,
  type ImportResult,
  MOST_CONTACTS,
  TOO_MANY,
} from './import-result.ts';
import { UNKNOWN_NAME } from './names.ts';
import { normalizeEmail, normalizePhone, normalizeText } from './normalize.ts';
import { parseVcards } from './vcard/parse.ts';

/** Reads a .vcf or .csv by its content, because file names and types of such files often lie. */
export function parseImport(text: string): ImportResult {
  if (!/^[^\S\n\r\u2028\u2029]*BEGIN:VCARD/im.test(text)) return parseContactsCsv(text);
  const result: ImportResult = { contacts: [], problems: [] };
  const cards = parseVcards(text, MOST_CONTACTS + 1);
  const isTooMany = cards.length > MOST_CONTACTS;
  cards.slice(0, MOST_CONTACTS).forEach((contact, index) => {
    const empty =
      contact.fullName === UNKNOWN_NAME && contact.emails.length + contact.phones.length === 0;
    if (empty) {
      const message = 'This card has no name, e-mail, phone or organization.';
      result.problems.push({ row: index + 1, message });
    } else result.contacts.push({ contact, tags: [] });
  });
  if (isTooMany) result.problems.push({ row: MOST_CONTACTS, message: TOO_MANY });
  return result;
}

type Identity = Pick<ContactRecord, 'full_name' | 'email' | 'phone' | 'org'>;

/**
 * The imported contacts that are not yet there, each once, so that importing a file twice adds
 * nothing. A contact is there when name and organization are the same and the main e-mail or phone
 * too, or it has neither. People who share a switchboard number are thus still different people.
 */
export function findNew(
  imported: readonly ImportedContact[],
  existing: readonly Identity[],
): ImportedContact[] {
  const known = new Set(existing.flatMap(listKeys));
  return imported.filter(({ contact }) => {
    const keys = listKeys(toRecordFields(contact));
    const isNew = !keys.some((key) => known.has(key));
    for (const key of keys) known.add(key);
    return isNew;
  });
}

function listKeys({ full_name, email, phone, org }: Identity): string[] {
  const person = `${normalizeText(full_name)}\n${normalizeText(org)}`;
  const ways = [normalizeEmail(email), normalizePhone(phone)].filter((way) => way !== '');
  return ways.length === 0 ? [person] : ways.map((way) => `${person}\n${way}`);
}
