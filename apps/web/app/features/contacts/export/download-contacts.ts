import type { ContactRecord } from '@cardsift/contacts/contact-record';
import type { VcardVersion } from '@cardsift/contacts/vcard/format-properties';
import { vcardFileName } from '@cardsift/contacts/vcard/vcard-file-name';
import { recordVcard } from '@cardsift/contacts/vcard/write-vcard';
import { saveFile } from '#app/browser/save-file.ts';
import { notify } from '#app/components/ui/notify.ts';
import { countOf } from '#app/text/count-of.ts';
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
  notify('Contacts Downloaded', `${countOf(records.length, 'contact')} saved to contacts.vcf.`);
}
