import type { Contact, Phone, PhoneKind } from '../contact.ts';
import type { ImportedContact } from '../import-result.ts';
import { isDay, isNoMeeting } from '../meeting.ts';
import { UNKNOWN_NAME } from '../names/unknown-name.ts';
import { normalizeText } from '../normalize-values.ts';
import { parseTags } from '../tags.ts';
import { withScheme } from '../web-address.ts';
import { type Cell, type ColumnMeaning, labelOf, takeCells } from './cells.ts';
import { type ColumnField, isPhoneField, PHONE_FIELDS, type PhoneField } from './column-fields.ts';
import { addressProperties, readImportedCells } from './imported-cells.ts';
import phoneLabels from './phone-labels.json' with { type: 'json' };
import { readAddresses } from './read-address.ts';
import { readEmails } from './read-emails.ts';
import { readName } from './read-name.ts';
import { readPhones } from './read-phones.ts';

/** A value that could not be imported. */
export interface LostValue {
  column: string;
  value: string;
  message: string;
  isShortened?: boolean;
}

interface ReadRow {
  /** Null if the row has neither a name nor an address or number. */
  imported: ImportedContact | null;
  lost: LostValue[];
}

/**
 * Reads a row. A value that does not fit its column is dropped and reported. A second value for a single field goes
 * into the note.
 */
export function readRow(row: readonly string[], columns: readonly ColumnMeaning[]): ReadRow {
  const cells = takeCells(row, columns);
  const lost: LostValue[] = [];
  const kept: string[] = [];
  const keep = (label: string, value: string) => kept.push(`${label}: ${value}`);

  const emails = takeEmails(cells, lost);
  const phones = takePhones(cells, lost, keep);
  const name = readName(cells);
  for (const full of name?.differing ?? []) keep('Name', full);
  const single = (field: ColumnField) => takeFirst(cells, field, keep);
  const optional = { org: single('org'), department: single('department'), title: single('title') };
  const fullName = name?.fullName ?? (emails.name || optional.org);
  if (fullName === undefined && emails.all.length + phones.length === 0) {
    return { imported: null, lost };
  }
  if (emails.name !== '' && name && normalizeText(emails.name) !== normalizeText(name.fullName)) {
    keep('E-mail name', emails.name);
  }
  const contact: Contact = {
    fullName: fullName ?? emails.all[0] ?? UNKNOWN_NAME,
    ...(name?.name && { name: name.name }),
    emails: emails.all,
    phones,
    urls: takeUrls(cells, keep),
    hashtags: [],
    ...readScripts(single),
  };
  for (const [key, value] of Object.entries(optional))
    if (value) Object.assign(contact, { [key]: value });
  const addresses = readAddresses(cells);
  const [address] = addresses;
  if (address) contact.address = address.address;
  const imported = [
    ...readImportedCells(cells, (cell) => keep(labelOf(cell), cell.value)),
    ...addressProperties(addresses),
  ];
  if (imported.length > 0) contact.imported = imported;
  for (const { label, differing } of addresses) for (const text of differing) keep(label, text);
  const met = takeMeeting(cells, keep);
  if (!isNoMeeting(met)) contact.met = met;
  for (const cell of cells) if (cell.field === 'keep') keep(labelOf(cell), cell.value);
  const note = [...valuesOf(cells, 'note'), ...kept].join('\n');
  if (note !== '') contact.note = note;
  return { imported: { contact, tags: takeTags(cells) }, lost };
}

/** The pronunciation of the name, and the values in another script. */
function readScripts(
  single: (field: ColumnField) => string | undefined,
): Pick<Contact, 'phonetic' | 'otherScript'> {
  const given = single('phonetic given') ?? '';
  const family = single('phonetic family') ?? '';
  const fullName = single('name in script');
  const org = single('org in script');
  const title = single('title in script');
  const other = { ...(fullName && { fullName }), ...(title && { title }), ...(org && { org }) };
  return {
    ...(given + family !== '' && { phonetic: { family, given } }),
    ...(Object.keys(other).length > 0 && { otherScript: other }),
  };
}

type Keep = (label: string, value: string) => void;

function valuesOf(cells: readonly Cell[], field: ColumnField): string[] {
  return cells.flatMap((cell) => (cell.field === field ? [cell.value] : []));
}

/** The first value of a field. Different values in other columns go into the note. */
function takeFirst(cells: readonly Cell[], field: ColumnField, keep: Keep): string | undefined {
  const [first, ...others] = cells.filter((cell) => cell.field === field);
  for (const other of others) if (other.value !== first?.value) keep(labelOf(other), other.value);
  return first?.value;
}

function takeEmails(cells: readonly Cell[], lost: LostValue[]): { all: string[]; name: string } {
  const all = new Map<string, string>();
  let name = '';
  for (const cell of cells) {
    if (cell.field !== 'email') continue;
    const found = readEmails(cell.value);
    for (const email of found.emails)
      if (!all.has(email.toLowerCase())) all.set(email.toLowerCase(), email);
    name ||= found.name;
    for (const value of found.rest) {
      lost.push({ column: cell.header, value, message: `“${value}” is not an e-mail address.` });
    }
  }
  return { all: [...all.values()], name };
}

const KIND_ORDER = Object.keys(PHONE_FIELDS);

function takePhones(cells: readonly Cell[], lost: LostValue[], keep: Keep): Phone[] {
  const labels = new Map(
    cells.flatMap(({ field, group, value }) => (field === 'phone kind' ? [[group, value]] : [])),
  );
  const found: Phone[] = [];
  for (const cell of cells) {
    if (!isPhoneField(cell.field)) continue;
    const { numbers, shortened, rest } = readPhones(cell.value);
    const label = labels.get(cell.group);
    const kinds = kindsOf(cell.field, label);
    for (const number of numbers) {
      found.push({ number, kinds: kinds ?? [] });
      if (kinds === undefined && label) keep(label, number);
    }
    for (const value of shortened) {
      const message = `“${value}” is a number that a spreadsheet shortened.`;
      lost.push({ column: cell.header, value, message, isShortened: true });
    }
    for (const value of rest) {
      lost.push({ column: cell.header, value, message: `“${value}” is not a phone number.` });
    }
  }
  return found.sort((a, b) => orderOf(a) - orderOf(b));
}

/** The kinds of a number, by its column or the label beside it. Undefined if the label is unknown. */
function kindsOf(field: PhoneField, label: string | undefined): PhoneKind[] | undefined {
  if (field !== 'phone' || !label) return [...PHONE_FIELDS[field]];
  const normal = normalizeText(label);
  const known: Record<string, string[]> = phoneLabels;
  return Object.hasOwn(known, normal) ? (known[normal] as PhoneKind[]) : undefined;
}

/** Mobile numbers first, faxes last. */
function orderOf({ kinds }: Phone): number {
  if (kinds.includes('fax')) return KIND_ORDER.indexOf('fax');
  if (kinds.includes('pager')) return KIND_ORDER.indexOf('pager');
  if (kinds.includes('cell')) return KIND_ORDER.indexOf('cell phone');
  return KIND_ORDER.indexOf(kinds.includes('home') ? 'home phone' : 'phone');
}

function takeUrls(cells: readonly Cell[], keep: Keep): string[] {
  const urls = new Set<string>();
  for (const cell of cells) {
    if (cell.field !== 'url') continue;
    for (const text of cell.value.split(/:::|\s+/).filter((part) => part !== '')) {
      if (/^https?:\/\/\S+$/i.test(text) || /^[^\s/:@][^\s/:.@]*\.[^\s@]+$/.test(text)) {
        urls.add(withScheme(text));
      } else keep(labelOf(cell), text);
    }
  }
  return [...urls];
}

function takeMeeting(cells: readonly Cell[], keep: Keep) {
  const single = (field: ColumnField) => takeFirst(cells, field, keep) ?? '';
  const day = single('day');
  if (day !== '' && !isDay(day)) keep('Met on', day);
  return { event: single('event'), place: single('place'), day: isDay(day) ? day : '' };
}

/** Skips Google's own groups, which start with an asterisk and do not describe the person. */
function takeTags(cells: readonly Cell[]): string[] {
  const tags = valuesOf(cells, 'tags').flatMap((cell) => parseTags(cell.replace(/;|:::/g, ',')));
  return [...new Set(tags)].filter((tag) => !tag.startsWith('*'));
}
