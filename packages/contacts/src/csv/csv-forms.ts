import Papa from 'papaparse';
import type { Contact, Phone, PhoneKind } from '../contact.ts';
import { type ContactRecord, contactFromRecord } from '../contact-record.ts';
import { listImportedValues } from '../imported-values.ts';
import { splitAtLastSpace } from '../names.ts';
import { protectFormula, protectPhone } from './protect-formula.ts';

/** The programs whose tables we write besides our own. */
export const CSV_FORMS = {
  google: 'Google Contacts',
  outlook: 'Outlook',
  hubspot: 'HubSpot',
  salesforce: 'Salesforce',
} as const;

export type CsvForm = keyof typeof CSV_FORMS;

/** A contact with what a table needs to know of it. */
interface Person {
  contact: Contact;
  name: { prefix: string; given: string; additional: string; family: string; suffix: string };
  tags: readonly string[];
}

/** Cells by their header. What a program has no column for goes into its notes, with a word that says what it is. */
type Cells = Record<string, string>;

/**
 * The contacts as a table that a program imports: all numbers with what they reach, all e-mail addresses, the address in
 * parts, tags, and where somebody was met.
 */
export function writeCsvForm(form: CsvForm, records: readonly ContactRecord[]): string {
  const rows = records.map((record) => WRITERS[form](toPerson(record)));
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  // An empty table says which columns it would have.
  const header = fields.length > 0 ? fields : Object.keys(WRITERS[form](toPerson()));
  return Papa.unparse({
    fields: header,
    data: rows.map((row) => header.map((field) => protect(field, row[field] ?? ''))),
  });
}

/** Columns of numbers, by their headers. */
const PHONES = /phone|fax|mobile|pager/i;

function protect(header: string, text: string): string {
  return PHONES.test(header) ? protectPhone(text) : protectFormula(text);
}

const WRITERS: Record<CsvForm, (person: Person) => Cells> = {
  google: ({ contact, name, tags }) => ({
    'First Name': name.given,
    'Middle Name': name.additional,
    'Last Name': name.family,
    'Name Prefix': name.prefix,
    'Name Suffix': name.suffix,
    'Organization Name': contact.org ?? '',
    'Organization Title': contact.title ?? '',
    'Organization Department': contact.department ?? '',
    Notes: contact.note ?? '',
    Labels: tags.join(' ::: '),
    ...numbered(contact.emails, (email, n) => ({
      [`E-mail ${n} - Label`]: 'Other',
      [`E-mail ${n} - Value`]: email,
    })),
    ...numbered(contact.phones, ({ number, kinds }, n) => ({
      [`Phone ${n} - Label`]: googleLabel(kinds),
      [`Phone ${n} - Value`]: number,
    })),
    ...numbered(contact.address ? [contact.address] : [], (address, n) => ({
      [`Address ${n} - Label`]: 'Work',
      [`Address ${n} - Street`]: address.street,
      [`Address ${n} - City`]: address.city,
      [`Address ${n} - Region`]: address.region,
      [`Address ${n} - Postal Code`]: address.postcode,
      [`Address ${n} - Country`]: address.country,
    })),
    ...numbered(contact.urls, (url, n) => ({
      [`Website ${n} - Label`]: 'Other',
      [`Website ${n} - Value`]: url,
    })),
    ...numbered(meetingOf(contact), ([label, value], n) => ({
      [`Custom Field ${n} - Label`]: label,
      [`Custom Field ${n} - Value`]: value,
    })),
  }),

  outlook: ({ contact, name, tags }) => {
    const phones = placePhones(contact.phones, {
      'Business Phone': ['work'],
      'Business Phone 2': ['work'],
      'Home Phone': ['home'],
      'Home Phone 2': ['home'],
      'Mobile Phone': ['cell'],
      'Mobile Phone 2': ['cell'],
      'Business Fax': ['work', 'fax'],
      'Home Fax': ['home', 'fax'],
      'Other Fax': ['fax'],
      Pager: ['pager'],
      'Primary Phone': [],
      'Other Phone': [],
    });
    const [first = '', second = '', third = '', ...emails] = contact.emails;
    const [url = '', ...urls] = contact.urls;
    return {
      Title: name.prefix,
      'First Name': name.given,
      'Middle Name': name.additional,
      'Last Name': name.family,
      Suffix: name.suffix,
      Company: contact.org ?? '',
      Department: contact.department ?? '',
      'Job Title': contact.title ?? '',
      'Business Street': contact.address?.street ?? '',
      'Business City': contact.address?.city ?? '',
      'Business State': contact.address?.region ?? '',
      'Business Postal Code': contact.address?.postcode ?? '',
      'Business Country/Region': contact.address?.country ?? '',
      ...phones.cells,
      'E-mail Address': first,
      'E-mail 2 Address': second,
      'E-mail 3 Address': third,
      'Web Page': url,
      Categories: tags.join(';'),
      Notes: withLeftOver(contact, {
        phones: phones.left,
        emails,
        urls,
        meeting: meetingOf(contact),
      }),
    };
  },

  hubspot: ({ contact, name, tags }) => {
    const phones = placePhones(contact.phones, {
      'Phone Number': ['work'],
      'Mobile Phone Number': ['cell'],
      'Fax Number': ['fax'],
    });
    const linkedin = contact.urls.find((url) => url.includes('linkedin.com/')) ?? '';
    const [website = '', ...urls] = contact.urls.filter((url) => url !== linkedin);
    const [email = '', ...emails] = contact.emails;
    return {
      Salutation: name.prefix,
      'First Name': [name.given, name.additional].filter(Boolean).join(' '),
      'Last Name': [name.family, name.suffix].filter(Boolean).join(' '),
      Email: email,
      'Additional email addresses': emails.join(';'),
      ...phones.cells,
      'Company Name': contact.org ?? '',
      Department: contact.department ?? '',
      'Job Title': contact.title ?? '',
      'Website URL': website,
      'LinkedIn URL': linkedin,
      'Street Address': contact.address?.street ?? '',
      City: contact.address?.city ?? '',
      'State/Region': contact.address?.region ?? '',
      'Postal Code': contact.address?.postcode ?? '',
      'Country/Region': contact.address?.country ?? '',
      Tags: tags.join(';'),
      ...meetingCells(contact),
      Notes: withLeftOver(contact, { phones: phones.left, urls }),
    };
  },

  salesforce: ({ contact, name, tags }) => {
    const phones = placePhones(contact.phones, {
      Phone: ['work'],
      Mobile: ['cell'],
      'Home Phone': ['home'],
      'Other Phone': [],
      Fax: ['fax'],
    });
    const [email = '', ...emails] = contact.emails;
    const [website = '', ...urls] = contact.urls;
    return {
      Salutation: name.prefix,
      'First Name': name.given,
      'Middle Name': name.additional,
      // Salesforce takes nobody without one.
      'Last Name': name.family || name.given || contact.fullName,
      Suffix: name.suffix,
      'Account Name': contact.org ?? '',
      Title: contact.title ?? '',
      Department: contact.department ?? '',
      Email: email,
      ...phones.cells,
      Website: website,
      'Mailing Street': contact.address?.street ?? '',
      'Mailing City': contact.address?.city ?? '',
      'Mailing State/Province': contact.address?.region ?? '',
      'Mailing Zip/Postal Code': contact.address?.postcode ?? '',
      'Mailing Country': contact.address?.country ?? '',
      Tags: tags.join(';'),
      ...meetingCells(contact),
      Description: withLeftOver(contact, { phones: phones.left, emails, urls }),
    };
  },
};

function toPerson(record?: ContactRecord): Person {
  const contact: Contact = record
    ? withImported(contactFromRecord(record))
    : { fullName: '', emails: [], phones: [], urls: [], hashtags: [] };
  const name = { prefix: '', additional: '', suffix: '', ...splitAtLastSpace(contact.fullName) };
  return { contact, name: contact.name ?? name, tags: record?.tags ?? [] };
}

/** Other values of an imported file have no column: they stand below the note. */
function withImported(contact: Contact): Contact {
  const lines = listImportedValues(contact)
    .filter(({ isFile }) => !isFile)
    .map(({ label, text }) => `${label}: ${text}`);
  if (lines.length === 0) return contact;
  return { ...contact, note: [...(contact.note ? [contact.note] : []), ...lines].join('\n') };
}

/** A set of columns for each value. */
function numbered<T>(values: readonly T[], write: (value: T, n: number) => Cells): Cells {
  return Object.assign({}, ...values.map((value, index) => write(value, index + 1)));
}

function googleLabel(kinds: readonly PhoneKind[]): string {
  if (kinds.includes('fax')) {
    if (kinds.includes('home')) return 'Home Fax';
    return kinds.includes('work') ? 'Work Fax' : 'Fax';
  }
  if (kinds.includes('pager')) return 'Pager';
  if (kinds.includes('cell')) return 'Mobile';
  if (kinds.includes('home')) return 'Home';
  return kinds.includes('work') ? 'Work' : 'Other';
}

/** Puts each number into the first free column of its kind; one without such a column is left. */
function placePhones(
  phones: readonly Phone[],
  columns: Record<string, readonly PhoneKind[]>,
): { cells: Cells; left: Phone[] } {
  const cells: Cells = Object.fromEntries(Object.keys(columns).map((header) => [header, '']));
  const left: Phone[] = [];
  for (const phone of phones) {
    const free = Object.keys(columns).filter((header) => cells[header] === '');
    const header =
      free.find((one) => isSame(columns[one] ?? [], phone.kinds)) ??
      free.find((one) => fits(columns[one] ?? [], phone.kinds));
    if (header === undefined) left.push(phone);
    else cells[header] = phone.number;
  }
  return { cells, left };
}

const isSame = (a: readonly PhoneKind[], b: readonly PhoneKind[]) =>
  a.length === b.length && a.every((kind) => b.includes(kind));

/** A fax never stands among the numbers to call; what nobody said the kind of may stand with those at work. */
function fits(column: readonly PhoneKind[], kinds: readonly PhoneKind[]): boolean {
  if (kinds.length === 0) return isSame(column, ['work']);
  return (
    column.length > 0 &&
    column.every((kind) => kinds.includes(kind)) &&
    column.includes('fax') === kinds.includes('fax')
  );
}

function meetingOf(contact: Contact): [label: string, value: string][] {
  const { event = '', place = '', day = '' } = contact.met ?? {};
  const all: [string, string][] = [
    ['Met At', event],
    ['Met Place', place],
    ['Met On', day],
  ];
  return all.filter(([, value]) => value !== '');
}

const meetingCells = (contact: Contact): Cells => ({
  'Met At': '',
  'Met Place': '',
  'Met On': '',
  ...Object.fromEntries(meetingOf(contact)),
});

interface LeftOver {
  phones: readonly Phone[];
  emails?: readonly string[];
  urls?: readonly string[];
  meeting?: readonly [label: string, value: string][];
}

/** The note, below it what found no column. */
function withLeftOver(
  contact: Contact,
  { phones, emails = [], urls = [], meeting = [] }: LeftOver,
): string {
  return [
    ...(contact.note ? [contact.note] : []),
    ...phones.map(({ number, kinds }) =>
      `${googleLabel(kinds)} phone: ${number}`.replace('Other phone', 'Phone'),
    ),
    ...emails.map((email) => `E-mail: ${email}`),
    ...urls.map((url) => `Website: ${url}`),
    ...meeting.map(([label, value]) => `${label}: ${value}`),
  ].join('\n');
}
