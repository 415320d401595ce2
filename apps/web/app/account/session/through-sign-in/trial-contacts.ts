import { contactSchema } from '@cardsift/contacts/contact';
import { z } from 'zod';
import { keepThroughSignIn } from './keep-through-sign-in.ts';

const trialContactSchema = z.object({
  /** The record's, so that no second try saves a second one. */
  id: z.uuid(),
  contact: contactSchema,
});

export type TrialContact = z.infer<typeof trialContactSchema>;

/** The contacts of the demo that a visitor signs up to save: what was read of one picture, never the picture. */
export const trialContacts = keepThroughSignIn('contact', z.array(trialContactSchema).min(1));

/** The most names in a sentence: those of a sheet of cards would fill the screen. */
const MOST_NAMES = 4;

/** "Ada and Bo", "Ada, Bo, and 3 more". */
export function listNames(contacts: readonly TrialContact['contact'][]): string {
  const names = contacts.map(({ fullName }) => fullName);
  const shown = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names;
  const others = names.length - shown.length;
  return new Intl.ListFormat('en-US').format(others > 0 ? [...shown, `${others} more`] : shown);
}
