import type { Contact } from '@cardsift/contacts/contact';
import { z } from 'zod';
import { contactSchema } from '../webhook/contact-schema.ts';
import { type ContactColumns, contactOfColumns } from './contact-columns.ts';
import type { ExistingRecord } from './find-existing.ts';
import { mergeContacts } from './merge-contacts.ts';
import type { ReadingSummary } from './reading-summary.ts';

/** `business_card_records.details`: everything the card held that the columns have no room for. */
export interface ContactDetails {
  contact: Contact;
  reading: ReadingSummary | null;
}

const detailsSchema = z.object({ contact: contactSchema });

/** The full name is replaced; every other value only where the new card has one. */
export function planUpdate(
  existing: ExistingRecord,
  row: ContactColumns & { details: ContactDetails },
): ContactColumns & { details: ContactDetails } {
  const contact = mergeContacts(knownContact(existing), row.details.contact);
  return {
    full_name: row.full_name,
    email: row.email ?? existing.email,
    phone: row.phone ?? existing.phone,
    org: row.org ?? existing.org,
    title: row.title ?? existing.title,
    notes: row.notes ?? existing.notes,
    hashtags: row.hashtags ?? existing.hashtags,
    details: { contact, reading: row.details.reading },
  };
}

/** The columns win over the details: another device may have edited only them. */
function knownContact(existing: ExistingRecord): Contact {
  const columns = contactOfColumns(existing);
  const stored = detailsSchema.safeParse(existing.details);
  return stored.success ? mergeContacts(stored.data.contact, columns) : columns;
}
