import type { Contact } from '@cardsift/contacts/contact';
import { z } from 'zod';

export const phoneSchema = z.object({
  number: z.string(),
  kinds: z.array(z.enum(['work', 'cell', 'home', 'fax', 'pager'])),
});

export const nameSchema = z.object({
  family: z.string(),
  given: z.string(),
  additional: z.string(),
  prefix: z.string(),
  suffix: z.string(),
});

export const addressSchema = z.object({
  street: z.string(),
  city: z.string(),
  region: z.string(),
  postcode: z.string(),
  country: z.string(),
});

export const contactSchema = z.object({
  fullName: z.string(),
  name: nameSchema.optional(),
  emails: z.array(z.string()),
  phones: z.array(phoneSchema),
  org: z.string().optional(),
  department: z.string().optional(),
  title: z.string().optional(),
  note: z.string().optional(),
  urls: z.array(z.string()),
  address: addressSchema.optional(),
  hashtags: z.array(z.string()),
}) satisfies z.ZodType<Contact>;
