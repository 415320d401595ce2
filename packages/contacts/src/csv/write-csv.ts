import Papa from 'papaparse';
import type { ContactRecord } from '../contact-record.ts';
import { protectFormula } from './formula.ts';

export const CSV_COLUMNS = [
  'Name',
  'Email',
  'Phone',
  'Organization',
  'Title',
  'Notes',
  'LinkedIn URL',
  'Tags',
  'Date Added',
] as const;

/**
 * The contacts as CSV (RFC 4180, CRLF): a header and one row each. Tags are joined by '; ', the
 * date is the day in UTC. A value that a spreadsheet would take for a formula gets an apostrophe
 * in front, which the spreadsheet hides and the import takes away again.
 */
export function writeContactsCsv(records: readonly ContactRecord[]): string {
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
  ]);
  return Papa.unparse({
    fields: [...CSV_COLUMNS],
    data: rows.map((row) => row.map((cell) => protectFormula(cell ?? ''))),
  });
}
