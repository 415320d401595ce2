import type { Contact, Phone } from '../../contact.ts';
import type { ImportedProperty } from '../../imported-property.ts';
import { listImportedValues } from '../../imported-values.ts';
import type { Cells } from './person.ts';
import { googleLabel } from './phones.ts';

/** Where somebody was met, as a table of ours calls it. */
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

interface LeftOver {
  phones?: readonly Phone[];
  emails?: readonly string[];
  urls?: readonly string[];
  meeting?: readonly [label: string, value: string][];
  /** What of the imported file has a column. */
  shown?: readonly (ImportedProperty | undefined)[];
}

/** The note, below it what found no column. */
export function withLeftOver(
  contact: Contact,
  { phones = [], emails = [], urls = [], meeting = [], shown = [] }: LeftOver,
): string {
  return [
    ...(contact.note ? [contact.note] : []),
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
