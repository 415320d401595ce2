import type { ContactRecord } from './contact-record.ts';
import { toRecordFields } from './contact-record.ts';
import type { ImportedContact, ImportResult } from './import-result.ts';
import { normalizeEmail, normalizePhone, normalizeText } from './normalize.ts';
import { parseContactsCsv } from './table/parse-csv.ts';
import { importVcards } from './vcard/import-vcards.ts';

export function holdsVcards(text: string): boolean {
  return /^[^\S\n\r\u2028\u2029]*BEGIN:VCARD/im.test(text);
}

/** Reads a .vcf or .csv by its content, because file names and types of such files often lie. */
export function parseImport(text: string): ImportResult {
  return holdsVcards(text) ? importVcards(text) : parseContactsCsv(text);
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
