import { z } from 'zod';
import { findAccount, openSession } from './accounts.ts';
import { AuthError, addressNotConfirmed, invalidCredentials } from './auth-error.ts';
import { type AuthContext, type AuthParts, startSession } from './auth-parts.ts';
import { findWaitingSignUp } from './mails/mail-links.ts';

/** The id to look up if there is no account, because the lookup takes time too. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export const signInForm = z.looseObject({
  // No address is longer. Postgres cannot store the NUL character.
  email: z
    .string()
    .max(255)
    .refine((email) => !email.includes('\0')),
  password: z.string(),
});

/**
 * Opens a session by a password. A refusal always costs two comparisons. Only a person who knows a waiting
 * sign-up's password learns that it waits.
 */
export async function signIn(
  c: AuthContext,
  parts: AuthParts,
  form: z.infer<typeof signInForm>,
): Promise<Response> {
  const { database, passwords, knownAddresses, guessLimiter } = parts;
  const { clientAddress } = c.env;
  const email = form.email.trim().toLowerCase();
  const { account, waiting, isKnown } = await database.exclusively(() =>
    database.transaction(async (query) => {
      const account = await findAccount(query, email);
      return {
        account,
        waiting: await findWaitingSignUp(query, email),
        isKnown: await knownAddresses.includes(query, account?.id ?? NOBODY, clientAddress),
      };
    }),
  );
  const guess = { email, address: clientAddress, isKnown };
  const wait = await guessLimiter.count(guess);
  if (wait !== undefined) throw tooManyGuesses(wait);

  if (!(await passwords.matches(form.password, account?.passwordHash)) || !account) {
    const isWaiting = await passwords.matches(form.password, waiting?.passwordHash);
    throw isWaiting ? addressNotConfirmed() : invalidCredentials();
  }
  await guessLimiter.release(guess);
  const refreshToken = await database.exclusively(() =>
    database.transaction(async (query) => {
      await knownAddresses.remember(query, account.id, clientAddress);
      return openSession(query, account.id);
    }),
  );
  return startSession(c, parts, refreshToken);
}

export function tooManyGuesses(seconds: number): AuthError {
  const wait = seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new AuthError(
    429,
    'over_request_rate_limit',
    `Too many attempts for this account. Please try again in ${wait}, or choose “Forgot your password?”.`,
    { retryAfter: seconds },
  );
}
