import type { Contact } from '@cardsift/contacts/contact';
import { vcardFileName } from '@cardsift/contacts/vcard/file-name';
import { writeVcard } from '@cardsift/contacts/vcard/write';
import { notify } from '#app/components/ui/notify.ts';
import { saveFile } from '#app/downloads/save-file.ts';

/** Hands the browser the contact as a .vcf file. */
export function downloadVcard(contact: Contact): void {
  saveFile(vcardFileName(contact.fullName), 'text/vcard', writeVcard(contact));
  notify('vCard downloaded', `Downloaded ${contact.fullName}.vcf`);
}
