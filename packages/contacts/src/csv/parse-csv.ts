import Papa from 'papaparse';
import { cleanText } from '../clean-text.ts';
import type { Contact, PhoneKind } from '../contact.ts';
import {
  type ImportedContact,
  type ImportResult,
  MOST_CONTACTS,
  TOO_MANY,
} from '../import-result.ts';
import { isDay, isNoMeeting } from '../meeting.ts';
import { UNKNOWN_NAME } from '../names.ts';
import { normalizeText } from '../normalize.ts';
import { parseTags } from '../tags.ts';
import { type CsvField, fieldOfHeader } from './csv-columns.ts';
import { unprotectFormula } from './protect-formula.ts';

type Cells = (field: CsvField) => string[];

/**
 * Reads contacts from a CSV with a header row: comma, semicolon or tab, with or without a byte
 * order mark. Rows that hold no contact are reported, not dropped in silence. Never throws.
 */
export function parseContactsCsv(text: string): ImportResult {
  const { data, meta } = Papa.parse<string[]>(cleanText(text), {
    skipEmptyLines: 'greedy',
    preview: MOST_CONTACTS + 1,
  });
  const [header, ...rows] = data;
  const fields = (header ?? []).map((name) => fieldOfHeader(normalizeText(name)));
  if (!fields.some((field) => field !== undefined)) {
    return {
      contacts: [],
      problems: [{ row: 1, message: 'No known columns found in this file.' }],
    };
  }
  const result: ImportResult = { contacts: [], problems: [] };
  rows.forEach((row, index) => {
    const imported = readRow((field) =>
      row
        .filter((cell, column) => fields[column] === field && cell.trim() !== '')
        .map((cell) => unprotectFormula(cell).trim()),
    );
    // Spreadsheets count the header as row 1.
    if (typeof imported === 'string') result.problems.push({ row: index + 2, message: imported });
    else result.contacts.push(imported);
  });
  if (meta.truncated) result.problems.push({ row: MOST_CONTACTS + 1, message: TOO_MANY });
  return result;
}

function readRow(cells: Cells): ImportedContact | string {
  const first = (field: CsvField) => cells(field)[0];
  const emails = cells('email').flatMap(splitMany);
  const wrong = emails.find((email) => !/^[^\s@]+@[^\s@]+$/.test(email));
  if (wrong !== undefined) return `“${wrong}” is not an e-mail address.`;

  const org = first('org');
  const name = [...cells('given'), ...cells('additional'), ...cells('family')].join(' ');
  const phones = (['cell', 'phone', 'home', 'fax'] as const).flatMap((field) =>
    cells(field)
      .flatMap(splitMany)
      .map((number) => ({ number, kinds: listKinds(field) })),
  );
  const fullName = first('name') ?? (name || org);
  if (fullName === undefined && emails.length === 0 && phones.length === 0) {
    return 'This row has no name, e-mail, phone or organization.';
  }
  const contact: Contact = {
    fullName: fullName ?? emails[0] ?? UNKNOWN_NAME,
    emails,
    phones,
    urls: cells('url')
      .flatMap(splitMany)
      .filter((url) => /^https?:\/\/\S+$/i.test(url)),
    hashtags: [],
  };
  const optional = {
    org,
    department: first('department'),
    title: first('title'),
    note: first('note'),
  };
  for (const [key, value] of Object.entries(optional))
    if (value) Object.assign(contact, { [key]: value });
  const [event = '', place = '', day = ''] = [first('event'), first('place'), first('day')];
  const met = { event, place, day: isDay(day) ? day : '' };
  if (!isNoMeeting(met)) contact.met = met;
  const given = first('given') ?? '';
  const family = first('family') ?? '';
  if (first('name') === undefined && family !== '') {
    contact.name = { family, given, additional: first('additional') ?? '', prefix: '', suffix: '' };
  }
  return {
    contact,
    tags: cells('tags')
      .flatMap((cell) => parseTags(cell.replace(/;| ::: /g, ',')))
      .filter(isOwnTag),
  };
}

function listKinds(field: 'cell' | 'phone' | 'home' | 'fax'): PhoneKind[] {
  return field === 'phone' ? [] : [field];
}

/** Google puts several values into one cell, separated by ':::'. */
function splitMany(cell: string): string[] {
  return cell
    .split(':::')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

/** Google's own groups start with an asterisk and say nothing about the person. */
function isOwnTag(tag: string): boolean {
  return !tag.startsWith('*');
}
