import type { Contact } from '@cardsift/contacts/contact';
import { withScheme } from '@cardsift/contacts/web-address';
import { type ExtractedContact, unassignedTexts } from './extracted-contact.ts';

/** Texts of the card that stand in no field, read or typed. Each appears once, in reading order. */
export function findLeftOverTexts({ contact, reading }: ExtractedContact): string[] {
  if (reading === null) return [];
  const noteLines = (contact.note ?? '').split('\n');
  const taken = new Set([
    contact.fullName,
    contact.title,
    contact.department,
    contact.org,
    ...Object.values(contact.otherScript ?? {}),
    ...contact.emails,
    ...contact.phones.map(({ number }) => number),
    ...noteLines,
  ]);
  const texts = unassignedTexts(reading).map((text) => text.trim());
  return [...new Set(texts)].filter(
    (text) => text !== '' && !taken.has(text) && !contact.urls.includes(withScheme(text)),
  );
}

export type AssignableField =
  | 'fullName'
  | 'title'
  | 'department'
  | 'org'
  | 'email'
  | 'phone'
  | 'website'
  | 'note';

export const FIELD_NAMES: Record<AssignableField, string> = {
  fullName: 'Name',
  title: 'Job Title',
  department: 'Department',
  org: 'Organization',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  note: 'Notes',
};

/** The field that one tap puts a text into: by its form where that is plain, else the notes. */
export function guessField(text: string): AssignableField {
  if (/^\S[^\s@]*@\S[^\s.]*\.\S+$/.test(text)) return 'email';
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(text)) return 'website';
  if (/^\+?[\d\s()./-]+$/.test(text) && text.replace(/\D/g, '').length >= 6) return 'phone';
  return 'note';
}

/** A single field is replaced by the text. Lists and notes get it in addition. */
export function addText(contact: Contact, text: string, field: AssignableField): Contact {
  switch (field) {
    case 'email':
      return { ...contact, emails: [...contact.emails, text] };
    case 'phone':
      return { ...contact, phones: [...contact.phones, { number: text, kinds: [] }] };
    case 'website':
      return { ...contact, urls: [...contact.urls, withScheme(text)] };
    case 'note':
      return { ...contact, note: contact.note ? `${contact.note}\n${text}` : text };
    case 'fullName':
      return { ...contact, fullName: text, name: undefined };
    default:
      return { ...contact, [field]: text };
  }
}
