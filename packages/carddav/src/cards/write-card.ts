import { ownUid } from '@cardsift/contacts/same-person';
import { foldLine, parseContentLine, unfold } from '@cardsift/contacts/vcard/content-line';
import type { VcardVersion } from '@cardsift/contacts/vcard/format-properties';
import { recordContact, writeVcard } from '@cardsift/contacts/vcard/write';
import type { Card } from '../address-book.ts';

/** How a client wants a card. */
export interface CardForm {
  version: VcardVersion;
  /** Only these properties, by their upper-case names; absent, all. */
  only?: ReadonlySet<string>;
}

/** The vCard of a contact, the same for the same state of the book: REV is when the card last changed. */
export function writeCard({ contact, changedAt }: Card, { version, only }: CardForm): string {
  const vcard = writeVcard(recordContact(contact), {
    uid: ownUid(contact),
    rev: changedAt,
    version,
  });
  return only ? keepOnly(vcard, only) : vcard;
}

/** What frames a card is always given. */
const FRAME = ['BEGIN', 'VERSION', 'END'];

function keepOnly(vcard: string, only: ReadonlySet<string>): string {
  return unfold(vcard)
    .split('\n')
    .filter((line) => {
      const name = parseContentLine(line)?.name;
      return name !== undefined && (FRAME.includes(name) || only.has(name));
    })
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}
