import Papa from 'papaparse';
import type { ContactRecord } from '../contact-record.ts';
import { readMeeting } from '../meeting.ts';

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

/** Only if some contact says where they were met; all other files keep the columns they always had. */
const MEETING_COLUMNS = ['Met At', 'Met Place', 'Met On'];

/**
 * The contacts as CSV (RFC 4180, CRLF): a header and one row each. Tags are joined by '; ', the
 * date is the day in UTC. A value that a spreadsheet would take for a formula gets an apostrophe
 * in front, which the spreadsheet hides and the import takes away again.
 */
export function writeContactsCsv(records: readonly ContactRecord[]): string {
  const withMeetings = records.some(readMeeting);
  const rows = records.map((record) => [
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
  ]);
  return Papa.unparse({
    fields: [...CSV_COLUMNS, ...(withMeetings ? MEETING_COLUMNS : [])],
    data: rows.map((row) => row.map((cell) => protectFormula(cell ?? ''))),
  });
}

/**
 * What a spreadsheet may run as a formula: OWASP's list, also in full width or after spaces.
 * Apostrophes before it count as part of it, so that protecting can always be undone.
 */
const FORMULA = /^'*(?:[\t\r]|\s*[=+\-@＝＋－＠])/;

/** An international number starts with a plus but holds nothing that a formula could do harm with. */
const PHONE = /^\+\d[\d\s().\-/]*$/;

/** Puts an apostrophe, which spreadsheets hide, before what one would take for a formula. */
function protectFormula(text: string): string {
  return FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;
}

/** Undoes {@link protectFormula}. */
export function unprotectFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
