import type { SessionClaims } from '../database/find-session.ts';
import type { Query } from '../database/sql-database.ts';
import type { Account } from './accounts.ts';
import { AuthError, sessionEnded } from './auth-error.ts';
import type { AuthContext, AuthParts } from './auth-parts.ts';
import { tooManyGuesses } from './sign-in.ts';

/** Long enough to choose a password after opening the link in a mail. */
const FRESH_FOR = '15 minutes';

/**
 * Proves that the account belongs to the person asking, by the password or because they have just signed
 * in or given it. Required before any change to what opens the account or outlives the session: password,
 * address, authenticator app. A stolen session, or a computer left alone, is not enough. The errors are
 * those of Supabase's auth service. Returns the account.
 */
export async function reauthenticate(
  c: AuthContext,
  parts: AuthParts,
  session: SessionClaims,
  password: string | null | undefined,
): Promise<Account> {
  const { database } = parts;
  const [account] = await database.exclusively(() =>
    database.query<Account>(
      `select id, email, encrypted_password as "passwordHash" from auth.users where id = $1`,
      [session.userId],
    ),
  );
  if (!account) throw sessionEnded();
  if (typeof password === 'string') {
    await checkPassword(c, parts, account, password);
    await database.exclusively(() => rememberProof(database.query, session));
    return account;
  }
  if (!(await database.exclusively(() => hasJustProven(database.query, session)))) {
    throw proofRequired();
  }
  return account;
}

/** Whether the session was opened, or the password given in it, a moment ago. */
export async function hasJustProven(query: Query, { sessionId }: SessionClaims): Promise<boolean> {
  const fresh = await query(
    `select from auth.sessions left join auth.owner_proofs on session_id = id
     where id = $1 and greatest(created_at, proven_at) > now() - $2::interval`,
    [sessionId, FRESH_FOR],
  );
  return fresh.length > 0;
}

export const proofRequired = () =>
  new AuthError(
    400,
    'current_password_required',
    'Please enter your current password, or sign in again.',
  );

async function checkPassword(
  c: AuthContext,
  { passwords, guessLimiter }: AuthParts,
  account: Account,
  password: string,
): Promise<void> {
  // Counted separately: guesses from a stolen session must not use up the owner's sign-ins.
  const guess = { email: `owner ${account.id}`, address: c.env.clientAddress, isKnown: false };
  const wait = await guessLimiter.count(guess);
  if (wait !== undefined) throw tooManyGuesses(wait);
  if (await passwords.matches(password, account.passwordHash)) return;
  throw new AuthError(400, 'current_password_invalid', 'The current password is not right.');
}

async function rememberProof(query: Query, { sessionId }: SessionClaims): Promise<void> {
  // Written to the session's own row, because the session may have ended meanwhile.
  await query(
    `insert into auth.owner_proofs (session_id) select id from auth.sessions where id = $1
     on conflict (session_id) do update set proven_at = now()`,
    [sessionId],
  );
}
