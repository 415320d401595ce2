import type { Json } from '@cardsift/backend/database.types';
import { z } from 'zod';
import { type Contact, type Phone, phoneKindSchema } from './contact.ts';
import { dropUndefined } from './drop-undefined.ts';
import { importedPropertySchema } from './imported-property.ts';

const text = z.string().trim().catch('');
const optionalText = z.string().trim().min(1).optional().catch(undefined);

/** A list from which items of the wrong shape are dropped. */
const listOf = <T>(item: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((values) =>
      values.flatMap((value) => {
        const parsed = item.safeParse(value);
        return parsed.success ? [parsed.data] : [];
      }),
    );
const texts = listOf(z.string().trim().min(1));

const phone: z.ZodType<Phone> = z.object({
  number: z.string().trim().min(1),
  kinds: listOf(z.string().trim().pipe(phoneKindSchema)),
});

/** An object of texts, at least one of which is not empty. */
const parts = <Part extends string>(...names: Part[]) =>
  z
    .object(Object.fromEntries(names.map((name) => [name, text])) as Record<Part, typeof text>)
    .refine((values) => Object.values(values).some((value) => value !== ''))
    .optional()
    .catch(undefined);

const nameParts = parts('family', 'given', 'additional', 'prefix', 'suffix');

const detailsSchema = z
  .object({
    fullName: text,
    name: nameParts,
    phonetic: parts('family', 'given'),
    emails: texts,
    phones: listOf(phone),
    org: optionalText,
    department: optionalText,
    title: optionalText,
    note: optionalText,
    otherScript: z
      .object({
        fullName: optionalText,
        name: nameParts,
        title: optionalText,
        department: optionalText,
        org: optionalText,
      })
      .transform(dropUndefined)
      .refine((values) => Object.keys(values).length > 0)
      .optional()
      .catch(undefined),
    urls: listOf(
      z
        .string()
        .trim()
        .regex(/^https?:\/\//i),
    ),
    address: parts('street', 'city', 'region', 'postcode', 'country'),
    hashtags: texts,
    imported: listOf(importedPropertySchema)
      .transform((properties) => (properties.length > 0 ? properties : undefined))
      .optional(),
    photo: z
      .string()
      .regex(/^data:image\/\w+;base64,[A-Za-z0-9+/]+={0,2}$/)
      .optional()
      .catch(undefined),
  })
  .catch(() => ({ fullName: '', emails: [], phones: [], urls: [], hashtags: [] }));

/**
 * Reads the contact in a record's `details` column. Another version of the product or another client
 * may have written it, so whatever has the wrong shape is left out. Never throws.
 */
export function readDetails(details: unknown): Contact {
  return detailsSchema.parse(details) satisfies Contact;
}

/** What a record's `details` keep of its card's reading. Undefined if nothing. */
export function readReading(details: unknown): Json | undefined {
  const known = typeof details === 'object' && details !== null && 'reading' in details;
  return known ? (details.reading as Json) : undefined;
}

/** The `details` of a record: the whole contact, with what is kept of its card's reading. */
export function writeDetails(contact: Contact, reading?: Json): NonNullable<Json> {
  // Turns absent values into absent keys, as in a Contact.
  return JSON.parse(JSON.stringify({ ...contact, reading }));
}
