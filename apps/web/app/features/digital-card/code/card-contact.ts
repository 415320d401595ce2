import type { Contact } from '@cardsift/contacts/contact';
import { splitDigitalCardName } from '@cardsift/contacts/names/split-name';
import { writeVcard } from '@cardsift/contacts/vcard/write-vcard';
import type { CardForm } from '../form/card-form-schema.ts';
import { isSplit } from '../form/split-card-name.ts';

/** The contact that a digital card describes: of a plain name the first word is the given name, unless the form says otherwise. */
export function cardContact(form: CardForm): Contact {
  const fullName = form.fullName.trim();
  const one = (text: string) => (text.trim() === '' ? [] : [text.trim()]);
  const [org] = one(form.org);
  const [title] = one(form.title);
  const [note] = one(form.note);
  const [otherName] = one(form.otherName ?? '');
  return {
    fullName,
    name: { ...splitDigitalCardName(fullName), ...form.name },
    emails: one(form.email),
    phones: one(form.phone).map((number) => ({ number, kinds: [] })),
    ...(org && { org }),
    ...(title && { title }),
    ...(note && { note }),
    ...(otherName && {
      otherScript: { fullName: otherName, name: splitDigitalCardName(otherName) },
    }),
    urls: [],
    hashtags: [],
  };
}

/** The form that describes such a contact, also one whose file other software wrote. */
export function contactForm(contact: Contact): CardForm {
  const { prefix = '', given = '', family = '' } = contact.name ?? {};
  const name = { prefix, given, family };
  return {
    ...(contact.name && !isSplit(contact.fullName, name) && { name }),
    fullName: contact.fullName,
    ...(contact.otherScript?.fullName && { otherName: contact.otherScript.fullName }),
    title: contact.title ?? '',
    org: contact.org ?? '',
    email: contact.emails[0] ?? '',
    phone: contact.phones[0]?.number ?? '',
    note: contact.note ?? '',
  };
}

export function cardVcard(form: CardForm): string {
  return writeVcard(cardContact(form));
}
