import type { SessionClaims } from '../database/find-session.ts';
import type { Account } from './accounts.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext, AuthParts } from './auth-parts.ts';
import { tooManyGuesses } from './sign-in.ts';

/** Long enough to choose a password after opening the link of a mail. */
const FRESH_FOR = '15 minutes';

/**
 * Before a password or an address changes, the person asking proves that the account is theirs: with the
 * password, or by having just signed in. A stolen session, or a computer left alone, is not enough. The errors are those
 * of Supabase's auth service.
 */
export async function proveOwner(
  c: AuthContext,
  { database, passwords, brake }: AuthParts,
  { sessionId }: SessionClaims,
  account: Account,
  password: string | null | undefined,
): Promise<void> {
  if (typeof password !== 'string') {
    const fresh = await database.exclusively(() =>
      database.query(
        'select 1 from auth.sessions where id = $1 and created_at > now() - $2::interval',
        [sessionId, FRESH_FOR],
      ),
    );
    if (fresh.length > 0) return;
    throw new AuthError(
      400,
      'current_password_required',
      'Please enter your current password, or sign in again.',
    );
  }
  // A count of its own: guesses from a stolen session must not use up the owner's sign-ins.
  const guess = { email: `owner ${account.id}`, address: c.env.clientAddress, isKnown: false };
  const wait = await brake.count(guess);
  if (wait !== undefined) throw tooManyGuesses(wait);
  if (await passwords.matches(password, account.passwordHash)) return;
  throw new AuthError(400, 'current_password_invalid', 'The current password is not right.');
}
