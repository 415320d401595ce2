import Papa from 'papaparse';
import type { Contact } from '../contact.ts';
import { type ContactRecord, contactFromRecord } from '../contact-record.ts';
import { readMeeting } from '../meeting.ts';
import { protectFormula, protectPhone } from './protect-formula.ts';

const CSV_COLUMNS = [
  'Name',
  'Email',
  'Phone',
  'Organization',
  'Title',
  'Notes',
  'LinkedIn URL',
  'Tags',
  'Date Added',
];

/** These columns exist only if some contact is in two scripts or has a pronunciation. */
const SCRIPT_COLUMNS = {
  'Name in Other Script': ({ otherScript }) => otherScript?.fullName,
  'Organization in Other Script': ({ otherScript }) => otherScript?.org,
  'Title in Other Script': ({ otherScript }) => otherScript?.title,
  'Phonetic First Name': ({ phonetic }) => phonetic?.given,
  'Phonetic Last Name': ({ phonetic }) => phonetic?.family,
} satisfies Record<string, (contact: Contact) => string | undefined>;

/**
 * These columns exist only if some contact says where the person was met. All other files keep their
 * usual columns.
 */
const MEETING_COLUMNS = ['Met At', 'Met Place', 'Met On'];

/**
 * The contacts as CSV (RFC 4180, CRLF): a header and one row for each. Tags are joined by '; ', and
 * dates are days in UTC. What a spreadsheet would take for a formula gets an apostrophe:
 * `protect-formula.ts`.
 */
export function writeContactsCsv(records: readonly ContactRecord[]): string {
  const withMeetings = records.some(readMeeting);
  const contacts = records.map(contactFromRecord);
  const withScripts = contacts.some(({ otherScript, phonetic }) => otherScript ?? phonetic);
  const scripts = Object.values(SCRIPT_COLUMNS);
  const rows = records.map((record, index) => [
    record.full_name,
    record.email,
    record.phone,
    record.org,
    record.title,
    record.notes,
    record.linkedin_url,
    record.tags.join('; '),
    record.created_at.slice(0, 10),
    ...(withMeetings ? [record.met_event, record.met_place, record.met_on] : []),
    ...(withScripts ? scripts.map((read) => read(contacts[index] as Contact)) : []),
  ]);
  return Papa.unparse({
    fields: [
      ...CSV_COLUMNS,
      ...(withMeetings ? MEETING_COLUMNS : []),
      ...(withScripts ? Object.keys(SCRIPT_COLUMNS) : []),
    ],
    data: rows.map((row) => row.map((cell, column) => protectCell(cell ?? '', column))),
  });
}

function protectCell(text: string, column: number): string {
  return column === CSV_COLUMNS.indexOf('Phone') ? protectPhone(text) : protectFormula(text);
}
