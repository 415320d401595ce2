import type { Contact } from '@cardsift/contacts/contact';
import { vcardFileName } from '@cardsift/contacts/vcard/file-name';
import { writeVcard } from '@cardsift/contacts/vcard/write';
import { notify } from '#app/components/ui/notify.ts';

/** Hands the browser the contact as a .vcf file. */
export function downloadVcard(contact: Contact): void {
  const url = URL.createObjectURL(new Blob([writeVcard(contact)], { type: 'text/vcard' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = vcardFileName(contact.fullName);
  link.click();
  // Safari reads the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  notify('vCard downloaded', `Downloaded ${contact.fullName}.vcf`);
}
