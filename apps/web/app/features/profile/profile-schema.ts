import { z } from 'zod';

/** As the database has it. */
const MAX_LENGTH = 500;

const optionalText = z
  .string()
  .trim()
  .max(MAX_LENGTH, `Please use at most ${MAX_LENGTH} characters`)
  .transform((text) => (text === '' ? null : text));

/** What the form holds becomes what is stored: trimmed, and null instead of an empty text. */
export const profileSchema = z.object({ fullName: optionalText, industry: optionalText });

export type ProfileDetails = z.output<typeof profileSchema>;
