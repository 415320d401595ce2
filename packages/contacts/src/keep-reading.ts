import type { Contact } from './contact.ts';

/** New details for a record: the contact, with what the old details say about the card's reading. */
export function keepReading(details: unknown, contact: Contact): Contact & { reading?: unknown } {
  const known = typeof details === 'object' && details !== null && 'reading' in details;
  return known ? { ...contact, reading: details.reading } : contact;
}
