import { z } from 'zod';
import { importedPropertySchema } from './imported-property.ts';

/** What a phone number is for, in the words of vCard 3.0's TYPE parameter (RFC 2426, 3.3.1). */
export const phoneKindSchema = z.enum(['work', 'cell', 'home', 'fax', 'pager']);
export type PhoneKind = z.infer<typeof phoneKindSchema>;

export const phoneSchema = z.object({
  /** As a person would write it, in international form if the country is known: `+49 30 123456`. */
  number: z.string(),
  kinds: z.array(phoneKindSchema),
});
export type Phone = z.infer<typeof phoneSchema>;

/** The parts of a name, as in vCard's N. A part is empty if the card does not show it. */
export const personNameSchema = z.object({
  family: z.string(),
  given: z.string(),
  additional: z.string(),
  prefix: z.string(),
  suffix: z.string(),
});
export type PersonName = z.infer<typeof personNameSchema>;

/** How a name is pronounced, as printed: “さとう けん”, “Satō Ken”. A part is empty if unknown. */
export const phoneticNameSchema = z.object({ family: z.string(), given: z.string() });
export type PhoneticName = z.infer<typeof phoneticNameSchema>;

/** What a card repeats in another script. A value that it does not repeat is absent. */
export const otherScriptSchema = z.object({
  fullName: z.string().optional(),
  name: personNameSchema.optional(),
  title: z.string().optional(),
  department: z.string().optional(),
  org: z.string().optional(),
});
export type OtherScript = z.infer<typeof otherScriptSchema>;

/** The parts of an address, as in vCard's ADR. A part is empty if unknown. */
export const postalAddressSchema = z.object({
  street: z.string(),
  city: z.string(),
  region: z.string(),
  postcode: z.string(),
  country: z.string(),
});
export type PostalAddress = z.infer<typeof postalAddressSchema>;

/** Where the person was met. A part is empty if unknown. */
const meetingSchema = z.object({
  /** For example, a trade fair. */
  event: z.string(),
  place: z.string(),
  /** `2026-04-20`. */
  day: z.string(),
});
export type Meeting = z.infer<typeof meetingSchema>;

/**
 * A person as a card or a vCard describes them. Lists are in printed order, and the first entry is the
 * main one. An absent value is an absent key or an empty list, never an empty string.
 */
export const contactSchema = z.object({
  fullName: z.string(),
  name: personNameSchema.optional(),
  /** Absent if the name in the other script is the pronunciation. */
  phonetic: phoneticNameSchema.optional(),
  emails: z.array(z.string()),
  phones: z.array(phoneSchema),
  org: z.string().optional(),
  department: z.string().optional(),
  title: z.string().optional(),
  note: z.string().optional(),
  /** Name, title and organization in a second script: “Taro Yamada” for 山田 太郎. */
  otherScript: otherScriptSchema.optional(),
  /** Websites and social profiles, as full URLs with their scheme. */
  urls: z.array(z.string()),
  address: postalAddressSchema.optional(),
  /** Not from cards. People enter it, and vCards that we wrote contain it. */
  met: meetingSchema.optional(),
  /** Lower case, without the `#`. */
  hashtags: z.array(z.string()),
  /** What else an imported vCard said, in its order. */
  imported: z.array(importedPropertySchema).optional(),
  /** A small picture of the person, as a `data:` URL. */
  photo: z.string().optional(),
});
export type Contact = z.infer<typeof contactSchema>;
