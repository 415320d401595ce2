import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { writeContactsCsv } from '@cardsift/contacts/csv/write-csv';
import { notify } from '#app/components/ui/notify.ts';
import { saveFile } from '#app/downloads/save-file.ts';

/** Excel reads a CSV as UTF-8 only when it begins with a byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves the contacts as contacts.csv. */
export function exportCsv(records: readonly ContactRecord[]): void {
  saveFile('contacts.csv', 'text/csv;charset=utf-8', BYTE_ORDER_MARK + writeContactsCsv(records));
  notify('CSV exported', `${records.length} contact(s) have been saved to contacts.csv.`);
}
