import type { ContactRecord } from '@cardsift/contacts/contact-record';
import type { CsvProgram } from '@cardsift/contacts/csv/csv-programs';
import { saveCsv } from '#app/browser/save-file.ts';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { countOf } from '#app/text/count-of.ts';

/**
 * Saves the contacts as contacts.csv, in our own columns, or as `contacts-outlook.csv` in those of another program. What
 * writes tables is loaded for the first one: everybody waits for the list, and few export it. It never rejects.
 */
export async function exportCsv(
  records: readonly ContactRecord[],
  form?: CsvProgram,
): Promise<void> {
  const name = form ? `contacts-${form}.csv` : 'contacts.csv';
  try {
    const { writeTable } = await import('./write-table.ts');
    saveCsv(name, writeTable(records, form));
    notify('CSV exported', `${countOf(records.length, 'contact')} saved to ${name}.`);
  } catch (error) {
    console.error('The contacts could not be exported', error);
    notifyError('Error', 'Failed to export the contacts');
  }
}
