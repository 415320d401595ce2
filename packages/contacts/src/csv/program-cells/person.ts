import type { Contact, PostalAddress } from '../../contact.ts';
import { type ContactRecord, contactFromRecord } from '../../contact-record.ts';
import { readFieldLabels } from '../../import/imported-values.ts';
import type { ImportedProperty } from '../../imported-property.ts';
import { isDay } from '../../meeting.ts';
import { splitExportedName } from '../../names/split-name.ts';
import { splitEscaped, unescapeText } from '../../vcard/encoding.ts';

/** Cells by header. What has no column in the program goes into its notes, with a label. */
export type Cells = Record<string, string>;

/** A contact in the form that tables need. */
export interface Person {
  contact: Contact;
  name: { prefix: string; given: string; additional: string; family: string; suffix: string };
  tags: readonly string[];
  /** The contact's own come first, then those that only its imported file has. */
  addresses: LabeledAddress[];
}

export interface LabeledAddress {
  owner: 'Work' | 'Home' | 'Other';
  address: PostalAddress;
  /** Present if only the imported file has the address. */
  property?: ImportedProperty;
}

export function toPerson(record?: ContactRecord): Person {
  const contact: Contact = record
    ? contactFromRecord(record)
    : { fullName: '', emails: [], phones: [], urls: [], hashtags: [] };
  return {
    contact,
    name: contact.name ?? splitExportedName(contact.fullName),
    tags: record?.tags ?? [],
    addresses: listAddresses(contact),
  };
}

function listAddresses(contact: Contact): LabeledAddress[] {
  const [label] = readFieldLabels(contact, 'ADR');
  const own = contact.address
    ? [
        {
          owner: label === 'Home' ? ('Home' as const) : ('Work' as const),
          address: contact.address,
        },
      ]
    : [];
  const others = (contact.imported ?? []).flatMap((property): LabeledAddress[] => {
    if (property.name !== 'ADR' || property.isField) return [];
    return [{ owner: ownerOf(property), address: readAddress(property.value), property }];
  });
  return [...own, ...others];
}

function ownerOf({ params }: ImportedProperty): LabeledAddress['owner'] {
  const types = (params?.TYPE ?? []).map((type) => type.toUpperCase());
  if (types.includes('HOME')) return 'Home';
  return types.includes('WORK') ? 'Work' : 'Other';
}

function readAddress(value: string): PostalAddress {
  const [box = '', extra = '', street = '', city = '', region = '', postcode = '', country = ''] =
    splitEscaped(value, ';');
  const lines = [street, extra, box].filter((line) => line !== '').join(', ');
  return { street: lines, city, region, postcode, country };
}

/** Imported properties for which several programs have a column. */
const COLUMNS = { NICKNAME: readText, BDAY: readDay, ANNIVERSARY: readDay };

type ColumnProperty = keyof typeof COLUMNS;

/** Takes the first of these properties that fits a cell. Its text is empty if there is none. */
export function takeProperty(
  { imported = [] }: Contact,
  name: ColumnProperty,
): { text: string; property?: ImportedProperty } {
  for (const property of imported) {
    const text = property.name === name ? COLUMNS[name](property.value) : '';
    if (text !== '') return { text, property };
  }
  return { text: '' };
}

function readText(value: string): string {
  return unescapeText(value).trim();
}

/** Reads `1980-02-03`, `19800203`, and either with a time. Empty for a day without a year. */
function readDay(value: string): string {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)(?:T.*)?$/.exec(value.trim()) ?? [];
  const iso = `${year}-${month}-${day}`;
  return isDay(iso) ? iso : '';
}
