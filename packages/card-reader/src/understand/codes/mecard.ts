import type { Contact, PersonName, PostalAddress } from '@cardsift/contacts/contact';
import { parseAddress } from '../values/postal-address.ts';

/** Cuts at each comma that no backslash escapes, and takes the escapes away. */
function cut(text: string): string[] {
  return text.split(/(?<!\\),/).map((part) => part.replace(/\\(.)/g, '$1').trim());
}

/**
 * Reads a MECARD payload (NTT DoCoMo's contact format: `MECARD:N:Doe,Jane;TEL:…;;`).
 * Returns null for other payloads. BDAY, NICKNAME, SOUND and TEL-AV have no place in a contact.
 */
export function parseMecard(payload: string): Contact | null {
  const body = /^\s*MECARD:([\s\S]*)$/i.exec(payload)?.[1];
  if (body === undefined) return null;
  const contact: Contact = { fullName: '', emails: [], phones: [], urls: [], hashtags: [] };
  for (const field of body.split(/(?<!\\);/)) {
    const [, key = '', raw = ''] = /^\s*([A-Z]+):([\s\S]*)$/i.exec(field) ?? [];
    const value = raw.replace(/\\(.)/g, '$1').trim();
    if (value === '') continue;
    switch (key.toUpperCase()) {
      case 'N':
        Object.assign(contact, nameOf(raw));
        break;
      case 'EMAIL':
        contact.emails.push(value);
        break;
      case 'TEL':
        contact.phones.push({ number: value, kinds: [] });
        break;
      case 'ADR':
        contact.address ??= addressOf(raw);
        break;
      case 'URL':
        contact.urls.push(/^https?:\/\//i.test(value) ? value : `https://${value}`);
        break;
      case 'ORG':
        contact.org = value;
        break;
      case 'TITLE':
        contact.title = value;
        break;
      case 'NOTE':
      case 'MEMO':
        contact.note = value;
        break;
    }
  }
  return contact;
}

function nameOf(raw: string): { fullName: string; name?: PersonName } {
  const [family = '', given = ''] = cut(raw);
  if (given === '') return { fullName: family };
  const name = { family, given, additional: '', prefix: '', suffix: '' };
  return { fullName: `${given} ${family}`, name };
}

/** The parts of DoCoMo's own order: box, room, house number, city, prefecture, postal code, country. */
const ADDRESS_PARTS = 7;

/** Few generators follow DoCoMo's order: an address of fewer parts is one that a person typed. */
function addressOf(raw: string): PostalAddress | undefined {
  const parts = cut(raw);
  const written = parts.filter((part) => part !== '');
  if (written.length === 0) return undefined;
  if (parts.length !== ADDRESS_PARTS) return parseAddress(written);
  const [box = '', room = '', house = '', city = '', region = '', postcode = '', country = ''] =
    parts;
  const street = [house, room, box].filter((part) => part !== '').join('\n');
  return { street, city, region, postcode, country };
}
