import Papa from 'papaparse';
import type { ContactRecord } from '../contact-record.ts';
import type { CsvProgram } from './csv-programs.ts';
import { type Cells, type Person, toPerson } from './program-cells/person.ts';
import { writeGoogle } from './programs/google.ts';
import { writeHubSpot } from './programs/hubspot.ts';
import { writeOutlook } from './programs/outlook.ts';
import { writeSalesforce } from './programs/salesforce.ts';
import { protectFormula, protectPhone } from './protect-formula.ts';

const WRITERS: Record<CsvProgram, (person: Person) => Cells> = {
  google: writeGoogle,
  outlook: writeOutlook,
  hubspot: writeHubSpot,
  salesforce: writeSalesforce,
};

/**
 * Writes contacts as a table that another program imports: all phone numbers with their kinds, all e-mail addresses,
 * the parts of the postal address, tags, and where the person was met.
 */
export function writeProgramCsv(form: CsvProgram, records: readonly ContactRecord[]): string {
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
