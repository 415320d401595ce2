import type { Contact, PersonName } from '@cardsift/contacts/contact';
import { UNKNOWN_NAME } from '@cardsift/contacts/names';
import type { CardReading } from '../reading.ts';

const withScheme = (address: string) =>
  /^https?:\/\//i.test(address) ? address : `https://${address}`;

/** The name with the middle parts that the full name has lost, or nothing when it is empty. */
const isNamed = (name: PersonName) => name.family !== '' || name.given !== '';

/** The contact that a reading of a card amounts to, ready for a vCard. */
export function toContact(reading: CardReading): Contact {
  const { fullName, name, title, department, org, tagline, address } = reading;
  return {
    fullName: fullName?.value || org?.value || UNKNOWN_NAME,
    ...(name && isNamed(name.value) && { name: name.value }),
    emails: reading.emails.map((email) => email.value),
    phones: reading.phones.map((phone) => phone.value),
    ...(org && { org: org.value }),
    ...(department && { department: department.value }),
    ...(title && { title: title.value }),
    ...(tagline && { note: tagline.value }),
    urls: [...reading.websites, ...reading.socials].map((url) => withScheme(url.value)),
    ...(address && { address: address.value }),
    hashtags: reading.hashtags,
  };
}
