import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { UNKNOWN_NAME } from '@cardsift/contacts/names';
import { recordVcard, vcardFileName } from '@cardsift/contacts/vcard/write';
import { notify } from '#app/components/ui/notify.ts';
import { saveFile } from '#app/downloads/save-file.ts';
import { markDownloaded } from './downloaded-contacts.ts';

const TYPE = 'text/vcard;charset=utf-8';

/** Saves one contact as a vCard and remembers it as downloaded. */
export function downloadVcard(record: ContactRecord): void {
  const name = record.full_name?.trim() || UNKNOWN_NAME;
  saveFile(vcardFileName(name), TYPE, recordVcard(record));
  markDownloaded([record.id]);
  notify('Contact Downloaded', `${name}'s contact has been saved as a vCard file.`);
}

/** Saves several contacts as one file. */
export function downloadVcards(records: readonly ContactRecord[]): void {
  saveFile('contacts.vcf', TYPE, records.map(recordVcard).join(''));
  markDownloaded(records.map(({ id }) => id));
  notify('Contacts Downloaded', `${records.length} contact(s) have been saved to contacts.vcf.`);
}
