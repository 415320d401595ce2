import type { Contact } from '../contact.ts';
import {
  type ContactRecord,
  contactFromRecord,
  type RecordFields,
  toRecordFields,
} from '../contact-record.ts';
import { readMeeting, toMeetingColumns } from '../meeting.ts';
import { mergeContacts } from './merge-contacts.ts';

/**
 * What a newer card changes in the record of the same person: it replaces the full name, and any other
 * value that it has (docs/product.md, “Contacts”).
 */
export function updateFromCard(
  existing: ContactRecord,
  newer: Contact,
): { contact: Contact; fields: Omit<RecordFields, 'details'> } {
  const { details: _, ...card } = toRecordFields(newer);
  return {
    contact: mergeContacts(contactFromRecord(existing), newer),
    fields: {
      full_name: card.full_name,
      email: card.email ?? existing.email,
      phone: card.phone ?? existing.phone,
      org: card.org ?? existing.org,
      title: card.title ?? existing.title,
      notes: card.notes ?? existing.notes,
      hashtags: card.hashtags ?? existing.hashtags,
      linkedin_url: card.linkedin_url ?? existing.linkedin_url,
      ...toMeetingColumns(newer.met ?? readMeeting(existing)),
    },
  };
}
