import { writeVcard } from '@cardsift/contacts/vcard/write-vcard';
import type { CardTruth } from './card-truth.ts';

/** The payload of a QR code: the card's own data as a vCard. */
export function writeCardVcard(truth: CardTruth): string {
  return writeVcard({
    fullName: truth.fullName,
    name: truth.name,
    emails: truth.emails,
    phones: truth.phones.map(({ e164, kind }) => ({ number: e164, kinds: [kind] })),
    org: truth.orgPrinted ? truth.org : undefined,
    title: truth.title,
    urls: [],
    hashtags: [],
  });
}
