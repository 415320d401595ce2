import { parseContactsCsv } from '../csv/parse-csv.ts';
import { UNKNOWN_NAME } from '../unknown-name.ts';
import { parseVcards } from '../vcard/parse.ts';
import type { ImportResult } from './import-result.ts';

/** Reads a .vcf or .csv by its content, because file names and types of such files often lie. */
export function parseImport(text: string): ImportResult {
  if (!/^\s*BEGIN:VCARD/im.test(text)) return parseContactsCsv(text);
  const result: ImportResult = { contacts: [], problems: [] };
  parseVcards(text).forEach((contact, index) => {
    const empty =
      contact.fullName === UNKNOWN_NAME && contact.emails.length + contact.phones.length === 0;
    if (empty) {
      const message = 'This card has no name, e-mail, phone or organisation.';
      result.problems.push({ row: index + 1, message });
    } else result.contacts.push({ contact, tags: [] });
  });
  return result;
}
