import { contactFromRecord } from '../contact-from-record.ts';
import type { ContactRecord } from '../contact-record.ts';
import { mergeTags } from '../tags.ts';
import { writeVcard } from './write.ts';

/**
 * The vCard of a saved contact: its last word is the family name unless the card's own parts are
 * known, hashtags and tags are its CATEGORIES, and UID and REV let an address book update it.
 */
export function recordVcard(record: ContactRecord): string {
  const contact = contactFromRecord(record);
  const rev = new Date(record.updated_at);
  return writeVcard(
    { ...contact, hashtags: mergeTags(contact.hashtags, record.tags) },
    { uid: `urn:uuid:${record.id}`, ...(Number.isNaN(rev.getTime()) ? {} : { rev }) },
  );
}
