import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { type CsvForm, writeCsvForm } from '@cardsift/contacts/csv/csv-forms';
import { writeContactsCsv } from '@cardsift/contacts/csv/write-csv';
import type { VcardVersion } from '@cardsift/contacts/vcard/format-properties';
import { recordVcard, vcardFileName } from '@cardsift/contacts/vcard/write';
import { notify } from '#app/components/ui/notify.ts';
import { saveCsv, saveFile } from '#app/downloads/save-file.ts';
import { nameOf } from '../name-of.ts';
import { markDownloaded } from './downloaded-contacts.ts';

const TYPE = 'text/vcard;charset=utf-8';

/** Saves one contact as a vCard and remembers it as downloaded. */
export function downloadVcard(record: ContactRecord): void {
  const name = nameOf(record);
  saveFile(vcardFileName(name), TYPE, recordVcard(record));
  markDownloaded([record.id]);
  notify('Contact Downloaded', `${name}'s contact has been saved as a vCard file.`);
}

/** Saves several contacts as one file, as vCard 3.0 unless another version is asked for. */
export function downloadVcards(records: readonly ContactRecord[], version?: VcardVersion): void {
  saveFile('contacts.vcf', TYPE, records.map((one) => recordVcard(one, version)).join(''));
  markDownloaded(records.map(({ id }) => id));
  notify('Contacts Downloaded', `${records.length} contact(s) have been saved to contacts.vcf.`);
}

/** Saves the contacts as contacts.csv, in our own columns, or as `contacts-outlook.csv` in those of another program. */
export function exportCsv(records: readonly ContactRecord[], form?: CsvForm): void {
  const name = form ? `contacts-${form}.csv` : 'contacts.csv';
  saveCsv(name, form ? writeCsvForm(form, records) : writeContactsCsv(records));
  notify('CSV exported', `${records.length} contact(s) have been saved to ${name}.`);
}
