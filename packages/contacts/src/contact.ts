import { z } from 'zod';
import { importedPropertySchema } from './imported-property.ts';

/** What a printed number reaches, in the words of vCard 3.0's TYPE parameter (RFC 2426, 3.3.1). */
export const phoneKindSchema = z.enum(['work', 'cell', 'home', 'fax', 'pager']);
export type PhoneKind = z.infer<typeof phoneKindSchema>;

export const phoneSchema = z.object({
  /** As a person would write it, international where the country is known: `+49 30 123456`. */
  number: z.string(),
  kinds: z.array(phoneKindSchema),
});
export type Phone = z.infer<typeof phoneSchema>;

/** The parts of a name as vCard's N holds them; each is empty when the card does not show it. */
export const personNameSchema = z.object({
  family: z.string(),
  given: z.string(),
  additional: z.string(),
  prefix: z.string(),
  suffix: z.string(),
});
export type PersonName = z.infer<typeof personNameSchema>;

/** How a name is read aloud, as it is printed: “さとう けん”, “Satō Ken”. Each part is empty when unknown. */
export const phoneticNameSchema = z.object({ family: z.string(), given: z.string() });
export type PhoneticName = z.infer<typeof phoneticNameSchema>;

/** What a card says once more in letters of another script; what it says once only is absent. */
export const otherScriptSchema = z.object({
  fullName: z.string().optional(),
  name: personNameSchema.optional(),
  title: z.string().optional(),
  department: z.string().optional(),
  org: z.string().optional(),
});
export type OtherScript = z.infer<typeof otherScriptSchema>;

/** The parts of an address as vCard's ADR holds them; each is empty when unknown. */
export const postalAddressSchema = z.object({
  street: z.string(),
  city: z.string(),
  region: z.string(),
  postcode: z.string(),
  country: z.string(),
});
export type PostalAddress = z.infer<typeof postalAddressSchema>;

/** Where somebody was met; each part is empty when unknown. */
const meetingSchema = z.object({
  /** Such as a fair. */
  event: z.string(),
  place: z.string(),
  /** `2026-04-20`. */
  day: z.string(),
});
export type Meeting = z.infer<typeof meetingSchema>;

/**
 * A person as a card or a vCard describes them. Lists keep the printed order and their first
 * entry is the main one; an absent value is an absent key or an empty list, never an empty string.
 */
export const contactSchema = z.object({
  fullName: z.string(),
  name: personNameSchema.optional(),
  /** Absent where the reading is the name in the other script. */
  phonetic: phoneticNameSchema.optional(),
  emails: z.array(z.string()),
  phones: z.array(phoneSchema),
  org: z.string().optional(),
  department: z.string().optional(),
  title: z.string().optional(),
  note: z.string().optional(),
  /** Name, title and organization in a second script: “Taro Yamada” of 山田 太郎. */
  otherScript: otherScriptSchema.optional(),
  /** Websites and social profiles, each a full address with its scheme. */
  urls: z.array(z.string()),
  address: postalAddressSchema.optional(),
  /** No card says this; people do, and the vCards that we wrote. */
  met: meetingSchema.optional(),
  /** Lower case, without the `#`. */
  hashtags: z.array(z.string()),
  /** What an imported vCard held besides, in its order. */
  imported: z.array(importedPropertySchema).optional(),
  /** A small picture of the person, as a `data:` address. */
  photo: z.string().optional(),
});
export type Contact = z.infer<typeof contactSchema>;
