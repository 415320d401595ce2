import { contactSchema } from '@cardsift/contacts/contact';
import { z } from 'zod';
import { createCarried } from './carried.ts';

/** The contact of the demo that a visitor signs up to save: what was read, never the picture. */
export const carriedContact = createCarried(
  'contact',
  z.object({
    /** The record's, so that no second try saves a second one. */
    id: z.uuid(),
    contact: contactSchema,
  }),
);
