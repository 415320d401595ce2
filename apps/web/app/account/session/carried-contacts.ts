import { contactSchema } from '@cardsift/contacts/contact';
import { z } from 'zod';
import { createCarried } from './carried.ts';

const carriedContactSchema = z.object({
  /** The record's, so that no second try saves a second one. */
  id: z.uuid(),
  contact: contactSchema,
});

export type CarriedContact = z.infer<typeof carriedContactSchema>;

/** The contacts of the demo that a visitor signs up to save: what was read of one picture, never the picture. */
export const carriedContacts = createCarried('contact', z.array(carriedContactSchema).min(1));

/** The most names in a sentence: those of a sheet of cards would fill the screen. */
const MOST_NAMES = 4;

/** "Ada and Bo", "Ada, Bo, and 3 more". */
export function listNames(contacts: readonly CarriedContact['contact'][]): string {
  const names = contacts.map(({ fullName }) => fullName);
  const shown = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names;
  const others = names.length - shown.length;
  return new Intl.ListFormat('en-US').format(others > 0 ? [...shown, `${others} more`] : shown);
}
