import { z } from 'zod';
import { malformed } from './auth-error.ts';

/** The address as every browser's e-mail field checks it: one recipient, nothing around it. */
const address = z
  .string()
  .max(255)
  .trim()
  .toLowerCase()
  .regex(z.regexes.html5Email)
  // `a@b` reaches nobody on the internet.
  .regex(/\.[^.]+$/);

/** @throws AuthError when nobody could have such an address. */
export function readAddress(text: string): string {
  const { data } = address.safeParse(text);
  if (data === undefined) throw malformed('Unable to validate email address: invalid format');
  return data;
}
