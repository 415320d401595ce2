import type { Contact, Phone } from '../../contact.ts';
import { listImportedValues } from '../../import/imported-values.ts';
import type { ImportedProperty } from '../../imported-property.ts';
import type { Cells } from './person.ts';
import { googleLabel } from './phones.ts';

/** Where the person was met, with our own table's labels. */
export function meetingOf(contact: Contact): [label: string, value: string][] {
  const { event = '', place = '', day = '' } = contact.met ?? {};
  const all: [string, string][] = [
    ['Met At', event],
    ['Met Place', place],
    ['Met On', day],
  ];
  return all.filter(([, value]) => value !== '');
}

export const meetingCells = (contact: Contact): Cells => ({
  'Met At': '',
  'Met Place': '',
  'Met On': '',
  ...Object.fromEntries(meetingOf(contact)),
});

/** What a contact says in another script, with our own table's labels. */
function scriptsOf({ otherScript, phonetic }: Contact): [label: string, value: string][] {
  const { fullName = '', title = '', org = '', department = '' } = otherScript ?? {};
  const all: [string, string][] = [
    ['Name in Other Script', fullName],
    ['Title in Other Script', title],
    ['Organization in Other Script', [org, department].filter(Boolean).join(', ')],
    ['Phonetic Name', [phonetic?.family, phonetic?.given].filter(Boolean).join(' ')],
  ];
  return all.filter(([, value]) => value !== '');
}

interface LeftOver {
  /** Whether the table has columns for a name's pronunciation. */
  hasReading?: boolean;
  phones?: readonly Phone[];
  emails?: readonly string[];
  urls?: readonly string[];
  meeting?: readonly [label: string, value: string][];
  /** The imported properties that have a column. */
  shown?: readonly (ImportedProperty | undefined)[];
}

/** The note, followed by everything that has no column. */
export function withLeftOver(
  contact: Contact,
  { phones = [], emails = [], urls = [], meeting = [], shown = [], hasReading = false }: LeftOver,
): string {
  return [
    ...(contact.note ? [contact.note] : []),
    ...scriptsOf(hasReading ? { ...contact, phonetic: undefined } : contact).map(
      ([label, value]) => `${label}: ${value}`,
    ),
    ...listImportedValues(without(contact, shown))
      .filter(({ isFile }) => !isFile)
      .map(({ label, text }) => `${label}: ${text}`),
    ...phones.map(({ number, kinds }) =>
      `${googleLabel(kinds)} phone: ${number}`.replace('Other phone', 'Phone'),
    ),
    ...emails.map((email) => `E-mail: ${email}`),
    ...urls.map((url) => `Website: ${url}`),
    ...meeting.map(([label, value]) => `${label}: ${value}`),
  ].join('\n');
}

function without(contact: Contact, shown: NonNullable<LeftOver['shown']>): Contact {
  const imported = contact.imported?.filter((property) => !shown.includes(property));
  return { ...contact, imported };
}
