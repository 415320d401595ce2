import type { Contact, OtherScript, PersonName } from '@cardsift/contacts/contact';
import { UNKNOWN_NAME } from '@cardsift/contacts/names/unknown-name';
import type { CardReading } from '../../reading.ts';

const withScheme = (address: string) =>
  /^https?:\/\//i.test(address) ? address : `https://${address}`;

/** The name with the middle parts that the full name has lost, or nothing when it is empty. */
const isNamed = (name: PersonName) => name.family !== '' || name.given !== '';

function otherScriptOf({ otherScript = {} }: CardReading): OtherScript | undefined {
  const { fullName, name, title, department, org } = otherScript;
  const other: OtherScript = {
    ...(fullName && { fullName: fullName.value }),
    ...(fullName && name && isNamed(name.value) && { name: name.value }),
    ...(title && { title: title.value }),
    ...(department && { department: department.value }),
    ...(org && { org: org.value }),
  };
  return Object.keys(other).length > 0 ? other : undefined;
}

/** The contact that a reading of a card amounts to, ready for a vCard. */
export function toContact(reading: CardReading): Contact {
  const { fullName, name, phonetic, title, department, org, tagline, address } = reading;
  const other = otherScriptOf(reading);
  return {
    fullName: fullName?.value || org?.value || UNKNOWN_NAME,
    ...(name && isNamed(name.value) && { name: name.value }),
    ...(phonetic && { phonetic: phonetic.value }),
    emails: reading.emails.map((email) => email.value),
    phones: reading.phones.map((phone) => phone.value),
    ...(org && { org: org.value }),
    ...(department && { department: department.value }),
    ...(title && { title: title.value }),
    ...(tagline && { note: tagline.value }),
    ...(other && { otherScript: other }),
    urls: [...reading.websites, ...reading.socials].map((url) => withScheme(url.value)),
    ...(address && { address: address.value }),
    hashtags: reading.hashtags,
  };
}
