import type { CardReading, Reading } from '@cardsift/card-reader/reading';
import {
  contactSchema,
  personNameSchema,
  phoneSchema,
  phoneticNameSchema,
  postalAddressSchema,
} from '@cardsift/contacts/contact';
import { z } from 'zod';

const point = z.object({ x: z.number(), y: z.number() });
const quad = z.tuple([point, point, point, point]);

function readingOf<T>(value: z.ZodType<T>): z.ZodType<Reading<T>> {
  return z.object({
    value,
    origin: z.enum(['printed', 'inferred']),
    confidence: z.number(),
    lines: z.array(z.number()),
    others: z.array(value).optional(),
    readBy: z.string().optional(),
  });
}

const text = readingOf(z.string());

const cardReadingSchema = z.object({
  quad: quad.nullable(),
  backQuad: quad.optional(),
  lines: z.array(
    z.object({
      text: z.string(),
      quad,
      confidence: z.number(),
      doubts: z.array(z.object({ at: z.number(), letters: z.array(z.string()) })).optional(),
    }),
  ),
  fullName: text.optional(),
  name: readingOf(personNameSchema).optional(),
  phonetic: readingOf(phoneticNameSchema).optional(),
  title: text.optional(),
  otherScript: z
    .object({
      fullName: text.optional(),
      name: readingOf(personNameSchema).optional(),
      title: text.optional(),
      department: text.optional(),
      org: text.optional(),
    })
    .optional(),
  department: text.optional(),
  org: text.optional(),
  tagline: text.optional(),
  emails: z.array(text),
  phones: z.array(readingOf(phoneSchema)),
  websites: z.array(text),
  socials: z.array(text),
  address: readingOf(postalAddressSchema).optional(),
  industry: z.string(),
  hashtags: z.array(z.string()),
  unassigned: z.array(z.number()),
  unreadable: z.array(z.string()).optional(),
  suggestions: z
    .array(
      z.object({
        field: z.enum([
          ...(['fullName', 'title', 'department', 'org', 'tagline'] as const),
          ...(['email', 'phone', 'url', 'address'] as const),
        ]),
        value: z.string(),
        address: postalAddressSchema.optional(),
        readBy: z.string(),
      }),
    )
    .optional(),
}) satisfies z.ZodType<CardReading>;

/** The body of an answer of `READING_TYPE`. */
export const readingAnswerSchema = z.object({
  cards: z.array(z.object({ contact: contactSchema, reading: cardReadingSchema })),
  asked: z.object({ by: z.string(), cards: z.array(z.number()) }).optional(),
});
