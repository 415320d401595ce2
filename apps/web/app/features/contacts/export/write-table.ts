import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { writeCsvForm } from '@cardsift/contacts/csv/csv-forms';
import type { CsvForm } from '@cardsift/contacts/csv/form-names';
import { writeContactsCsv } from '@cardsift/contacts/csv/write-csv';

/** The contacts as CSV, in our own columns or in those of another program. */
export function writeTable(records: readonly ContactRecord[], form?: CsvForm): string {
  return form ? writeCsvForm(form, records) : writeContactsCsv(records);
}
