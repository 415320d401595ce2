import Papa from 'papaparse';
import type { ContactRecord } from '../contact-record.ts';
import type { CsvForm } from './form-names.ts';
import { writeGoogle } from './forms/google.ts';
import { writeHubSpot } from './forms/hubspot.ts';
import { writeOutlook } from './forms/outlook.ts';
import { type Cells, type Person, toPerson } from './forms/person.ts';
import { writeSalesforce } from './forms/salesforce.ts';
import { protectFormula, protectPhone } from './protect-formula.ts';

const WRITERS: Record<CsvForm, (person: Person) => Cells> = {
  google: writeGoogle,
  outlook: writeOutlook,
  hubspot: writeHubSpot,
  salesforce: writeSalesforce,
};

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
