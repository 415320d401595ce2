import { z } from 'zod';
import { malformed } from './auth-error.ts';

/** The address must pass the check of browsers' e-mail fields: one recipient, nothing around it. */
const address = z
  .string()
  .max(255)
  .trim()
  .toLowerCase()
  .regex(z.regexes.html5Email)
  // `a@b` reaches nobody on the internet.
  .regex(/\.[^.]+$/);

/** @throws AuthError if nobody can have such an address */
export function readAddress(text: string): string {
  const { data } = address.safeParse(text);
  if (data === undefined) throw malformed('Unable to validate email address: invalid format');
  return data;
}
