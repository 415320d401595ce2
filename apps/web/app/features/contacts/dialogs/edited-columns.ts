import {
  type ContactRecord,
  contactFromRecord,
  toRecordFields,
} from '@cardsift/contacts/contact-record';
import { readReading } from '@cardsift/contacts/details-column';
import { type EditedContact, NO_CONTACT } from '#app/contact-book/editor/contact-form.ts';

/** The part of a record that can be edited; for null, that of a new contact. */
export function toEditedContact(record: ContactRecord | null): EditedContact {
  if (record === null) return NO_CONTACT;
  const { linkedin_url, tags } = record;
  return { contact: contactFromRecord(record), linkedinUrl: linkedin_url ?? '', tags };
}

/** The columns to write for what was entered; `record` is the contact as it was, if there was one. */
export function toColumns(
  { contact, linkedinUrl, tags }: EditedContact,
  record: ContactRecord | null,
) {
  const linkedin_url = linkedinUrl || null;
  return {
    ...toRecordFields(contact, readReading(record?.details)),
    linkedin_url,
    tags,
    // What is known of another profile would be wrong beside this one.
    ...(record && record.linkedin_url !== linkedin_url && FORGOTTEN_PROFILE),
  };
}

const FORGOTTEN_PROFILE = {
  linkedin_updated_at: null,
  description: null,
  confidence: null,
  evidence: null,
};
