import { z } from 'zod';
import { findPasswordProblems } from './password-rules.ts';

/** A password that the rules accept. The meter beside it says what is missing. */
export const strongPassword = z
  .string()
  .refine((password) => findPasswordProblems(password).length === 0, {
    error: 'Please choose a password that meets the requirements',
  });

/** A new password, typed twice. */
export const newPasswordSchema = z
  .object({ password: strongPassword, confirmation: z.string() })
  .refine((values) => values.password === values.confirmation, {
    path: ['confirmation'],
    error: "Passwords don't match",
    // Both problems are reported at once, even while the password itself is not good yet.
    when: () => true,
  });
