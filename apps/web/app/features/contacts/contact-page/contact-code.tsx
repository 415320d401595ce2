import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { fitIntoQrCode } from '@cardsift/contacts/vcard/fit-into-qr-code';
import { recordContact } from '@cardsift/contacts/vcard/write-vcard';
import { useMemo } from 'react';
import { QrPicture } from '#app/pictures/qr-code/qr-picture.tsx';

/** What the code is shown at, in CSS pixels: three for a module of the largest that is made. */
const CODE_SIZE = 256;

/** Hands the contact to another phone, without a network and without an account. */
export function ContactCode({ contact, name }: { contact: ContactRecord; name: string }) {
  const code = useMemo(() => fitIntoQrCode(recordContact(contact)), [contact]);
  if (code === null) {
    return (
      <p className="text-sm text-muted-foreground">
        This contact is too long for a code. Download it as a vCard instead.
      </p>
    );
  }
  return (
    <div className="flex flex-col items-center gap-3">
      <QrPicture value={code.vcard} label={`QR code of ${name}`} size={CODE_SIZE} />
      <p className="text-center text-sm text-pretty text-muted-foreground">
        Scan it with another phone’s camera to save the contact there.
        {!code.isWhole && ' A code holds only so much: some details are left out.'}
      </p>
    </div>
  );
}
