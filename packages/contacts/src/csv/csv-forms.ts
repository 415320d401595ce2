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
 * Writes contacts as a table that another program imports: all phone numbers with their kinds, all e-mail addresses,
 * the parts of the postal address, tags, and where the person was met.
 */
export function writeCsvForm(form: CsvForm, records: readonly ContactRecord[]): string {
  const rows = records.map((record) => WRITERS[form](toPerson(record)));
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  // An empty table still names its columns.
  const header = fields.length > 0 ? fields : Object.keys(WRITERS[form](toPerson()));
  return Papa.unparse({
    fields: header,
    data: rows.map((row) => header.map((field) => protect(field, row[field] ?? ''))),
  });
}

/** Headers of columns with phone numbers. */
const PHONES = /phone|fax|mobile|pager/i;

function protect(header: string, text: string): string {
  return PHONES.test(header) ? protectPhone(text) : protectFormula(text);
}
