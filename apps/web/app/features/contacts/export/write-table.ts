import type { ContactRecord } from '@cardsift/contacts/contact-record';
import type { CsvProgram } from '@cardsift/contacts/csv/csv-programs';
import { writeContactsCsv } from '@cardsift/contacts/csv/write-csv';
import { writeProgramCsv } from '@cardsift/contacts/csv/write-program-csv';

/** The contacts as CSV, in our own columns or in those of another program. */
export function writeTable(records: readonly ContactRecord[], form?: CsvProgram): string {
  return form ? writeProgramCsv(form, records) : writeContactsCsv(records);
}
