import { z } from 'zod';
import { findAccount } from './accounts.ts';
import { AuthError, malformed } from './auth-error.ts';
import type { AuthContext, AuthParts } from './auth-parts.ts';
import { decoyUser } from './decoy-user.ts';
import { addMailLink, findWaitingSignUp, type LinkKind } from './mails/mail-links.ts';
import { findWeaknesses, isTooLong } from './passwords.ts';
import { readAddress } from './read-address.ts';

export const metadata = z.record(z.string().max(100), z.json());

export const signUpForm = z.looseObject({
  email: z.string(),
  password: z.string(),
  data: metadata.nullish(),
  code_challenge: z.string().max(200).nullish(),
});

export const addressForm = z.looseObject({ email: z.string() });

/**
 * Stores a sign-up. Opening its link makes the account. If the address already has one, the answer and the work
 * are the same, and only the mail differs.
 */
export async function signUp(
  c: AuthContext,
  parts: AuthParts,
  form: z.infer<typeof signUpForm>,
): Promise<Response> {
  const email = readAddress(form.email);
  requireStrong(form.password);
  // Hashed before the database is asked: it takes a tenth of a second, in which others would wait for the
  // database.
  const passwordHash = await parts.passwords.hash(form.password);
  const user = { email, data: form.data ?? {} };
  const { kind, token } = await parts.database.exclusively(() =>
    parts.database.transaction(async (query) => {
      const account = await findAccount(query, email);
      const kind: LinkKind = account ? 'recovery' : 'signup';
      const token = await addMailLink(query, {
        kind,
        email,
        passwordHash,
        metadata: user.data,
        codeChallenge: form.code_challenge ?? null,
      });
      return { kind, token };
    }),
  );
  parts.sendMail(kind, email, { token });
  return c.json(decoyUser(user));
}

/** Mails a link for a new password to an address with an account or a waiting sign-up. */
export async function recover(
  c: AuthContext,
  parts: AuthParts,
  form: z.infer<typeof addressForm>,
): Promise<Response> {
  const email = readAddress(form.email);
  const { token, isExpected } = await parts.database.exclusively(() =>
    parts.database.transaction(async (query) => {
      const account = await findAccount(query, email);
      const waiting = await findWaitingSignUp(query, email);
      // Stored for every address and mailed to some, so that the time does not reveal who has an account.
      const token = await addMailLink(query, { kind: 'recovery', email });
      return { token, isExpected: account !== undefined || waiting !== undefined };
    }),
  );
  if (isExpected) parts.sendMail('recovery', email, { token });
  return c.json({});
}

/** @throws AuthError that lists what the password lacks. */
export function requireStrong(password: string): void {
  if (isTooLong(password)) throw malformed('Password cannot be longer than 72 characters');
  const reasons = findWeaknesses(password);
  if (reasons.length === 0) return;
  const texts = {
    length: 'Password should be at least 8 characters.',
    characters: 'Password should contain a lowercase letter, an uppercase letter and a number.',
  };
  throw new AuthError(422, 'weak_password', reasons.map((reason) => texts[reason]).join(' '), {
    weak_password: { reasons },
  });
}
