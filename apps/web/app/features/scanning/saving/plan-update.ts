import type { Tables } from '@cardsift/backend/database.types';
import type { Contact } from '@cardsift/contacts/contact';
import { contactFromRecord } from '@cardsift/contacts/contact-from-record';
import { type RecordFields, toRecordFields } from '@cardsift/contacts/record-fields';
import { mergeContacts } from './merge-contacts.ts';

/**
 * What a newer card changes in the record of the same person: the full name is replaced; every
 * other value only where the new card has one.
 */
export function planUpdate(
  existing: Tables<'business_card_records'>,
  newer: Contact,
): { contact: Contact; fields: Omit<RecordFields, 'details'> } {
  const contact = mergeContacts(contactFromRecord(existing), newer);
  const { details: _, ...card } = toRecordFields(newer);
  return {
    contact,
    fields: {
      full_name: card.full_name,
      email: card.email ?? existing.email,
      phone: card.phone ?? existing.phone,
      org: card.org ?? existing.org,
      title: card.title ?? existing.title,
      notes: card.notes ?? existing.notes,
      hashtags: card.hashtags ?? existing.hashtags,
      linkedin_url: card.linkedin_url ?? existing.linkedin_url,
    },
  };
}
