import type { Json } from '@cardsift/backend/database.types';
import { contactSchema } from '@cardsift/contacts/contact';
import { z } from 'zod';

const keySchema = z.object({
  saveKey: z.guid(),
  picture: z.object({ key: z.guid(), isReserved: z.boolean() }).optional(),
});

const jsonSchema: z.ZodType<Json> = z.json();

/** Unknown fields are left out when it is sent. A contact that a newer version kept in another form is skipped. */
const contentSchema = z.object({
  key: keySchema,
  contact: contactSchema,
  /** What is kept of the reading beside the contact. */
  reading: jsonSchema.optional(),
  /** Milliseconds by this device's clock, which may be wrong: shown, and nothing more. */
  readAt: z.number(),
  /** Why the backend refused it; absent while it only waits. */
  problem: z.string().optional(),
});

/** A contact that was read and waits to be saved. */
export type WaitingContact = z.infer<typeof contentSchema>;

/** Null for what no version of ours has written. */
export function readWaitingContact(content: unknown): WaitingContact | null {
  const { data, error } = contentSchema.safeParse(content);
  if (error) console.error('A waiting contact cannot be read', error);
  return data ?? null;
}
