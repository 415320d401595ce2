import { ownUid } from '@cardsift/contacts/duplicates/identity';
import { foldLine, parseContentLine, unfold } from '@cardsift/contacts/vcard/content-line';
import type { VcardVersion } from '@cardsift/contacts/vcard/format-properties';
import { recordContact, writeVcard } from '@cardsift/contacts/vcard/write-vcard';
import type { Card } from '../address-book.ts';

/** The form in which a client wants its cards. */
export interface CardForm {
  version: VcardVersion;
  /** Only these properties, by upper-case name. All of them if absent. */
  only?: ReadonlySet<string>;
}

/**
 * Writes a contact as a vCard. The same state of the book always gives the same octets: REV is the time
 * of the card's last change.
 */
export function writeCard({ contact, changedAt }: Card, { version, only }: CardForm): string {
  const vcard = writeVcard(recordContact(contact), {
    uid: ownUid(contact),
    rev: changedAt,
    version,
  });
  return only ? keepOnly(vcard, only) : vcard;
}

/** These are written whatever properties a client asks for. */
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
