import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { z } from 'zod';
import type { SessionClaims } from '../../database/find-session.ts';
import type { Query } from '../../database/sql-database.ts';
import { addRefreshToken } from '../accounts.ts';
import { AuthError } from '../auth-error.ts';
import { type AuthContext, type AuthParts, startSession } from '../auth-parts.ts';
import { type Factor, requireSession, takeFactor } from './require-session.ts';

/** Long enough to find the phone. */
const CHALLENGE_SECONDS = 300;
/**
 * Codes this many steps before and after the current one are accepted, because clocks differ and typing takes
 * time.
 */
const WINDOW = 1;
/**
 * NIST SP 800-63B, section 5.2.2. With this many guesses an attacker finds the code of one account in three
 * thousand. An attacker who gets here has the password, so waiting does not lift the block. Only the operator
 * does.
 */
const MAX_FAILURES = 100;

export async function challengeFactor(c: AuthContext, parts: AuthParts): Promise<Response> {
  const { session } = await requireSession(c, parts);
  const id = randomUUID();
  await inTransaction(parts, async (query) => {
    const factor = await takeFactor(c, query, session);
    await query('delete from auth.mfa_challenges where factor_id = $1 and session_id = $2', [
      factor.id,
      session.sessionId,
    ]);
    await query('insert into auth.mfa_challenges (id, factor_id, session_id) values ($1, $2, $3)', [
      id,
      factor.id,
      session.sessionId,
    ]);
  });
  const expiresAt = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS;
  return c.json({ id, type: 'totp', expires_at: expiresAt });
}

export const codeForm = z.looseObject({
  challenge_id: z.guid(),
  code: z.string().max(20),
});

type Outcome = { refreshToken: string } | { refusal: AuthError };

/**
 * Raises a session to `aal2` if the code is right. The account's other sessions without the second factor end,
 * and so do this session's earlier tokens.
 */
export async function verifyFactor(
  c: AuthContext,
  parts: AuthParts,
  { challenge_id: challenge, code }: z.infer<typeof codeForm>,
): Promise<Response> {
  const { session } = await requireSession(c, parts);
  await countGuess(c, parts, session);
  const outcome = await inTransaction(parts, async (query): Promise<Outcome> => {
    const factor = await takeFactor(c, query, session);
    if (factor.failures >= MAX_FAILURES) return { refusal: factorBlocked() };
    if (!(await isExpected(query, challenge, factor, session))) return { refusal: tooLate() };
    const step = findStep(parts, factor, code);
    if (step === undefined) {
      // Returned and not thrown, because an exception would roll it back.
      await query('update auth.mfa_factors set failures = failures + 1 where id = $1', [factor.id]);
      return { refusal: wrongCode() };
    }
    await acceptFactor(query, factor, step, session);
    return { refreshToken: await addRefreshToken(query, session.userId, session.sessionId) };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return startSession(c, parts, outcome.refreshToken);
}

/**
 * Counted by account, for all network addresses together, because the guesser is signed in. Passwords are
 * counted separately.
 */
async function countGuess(c: AuthContext, { guessLimiter }: AuthParts, { userId }: SessionClaims) {
  const guess = {
    email: `second factor ${userId}`,
    address: c.env.clientAddress,
    isKnown: false,
  };
  const wait = await guessLimiter.count(guess);
  if (wait === undefined) return;
  throw new AuthError(
    429,
    'over_request_rate_limit',
    `Too many codes. Please try again in ${Math.ceil(wait / 60)} minutes.`,
    { retryAfter: wait },
  );
}

async function isExpected(
  query: Query,
  challenge: string,
  factor: Factor,
  { sessionId }: SessionClaims,
): Promise<boolean> {
  const rows = await query(
    `select from auth.mfa_challenges
     where id = $1 and factor_id = $2 and session_id = $3
       and created_at > now() - make_interval(secs => $4)`,
    [challenge, factor.id, sessionId, CHALLENGE_SECONDS],
  );
  return rows.length > 0;
}

/**
 * The time step of the given code. Undefined if the code is wrong, or not later than the last one that was
 * used.
 */
function findStep({ factorSecrets }: AuthParts, factor: Factor, code: string): number | undefined {
  const secret = factorSecrets.open(factor.id, factor.secret);
  if (secret === undefined || !/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ secret });
  const delta = totp.validate({ token: code, window: WINDOW });
  if (delta === null) return undefined;
  const step = totp.counter() + delta;
  return step > Number(factor.lastStep) ? step : undefined;
}

async function acceptFactor(
  query: Query,
  factor: Factor,
  step: number,
  { userId, sessionId }: SessionClaims,
): Promise<void> {
  await query(
    `update auth.mfa_factors
     set status = 'verified', last_step = $2, failures = 0, updated_at = now() where id = $1`,
    [factor.id, step],
  );
  await query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
    userId,
  ]);
  await query('delete from auth.mfa_challenges where factor_id = $1 and session_id = $2', [
    factor.id,
    sessionId,
  ]);
  await query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
    sessionId,
    factor.id,
  ]);
  await query('delete from auth.refresh_tokens where session_id = $1', [sessionId]);
  await query(`delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') = 'aal1'`, [
    userId,
  ]);
}

function inTransaction<T>({ database }: AuthParts, work: (query: Query) => Promise<T>): Promise<T> {
  return database.exclusively(() => database.transaction(work));
}

const wrongCode = () =>
  new AuthError(422, 'mfa_verification_failed', 'That code is wrong or has expired.');
const tooLate = () =>
  new AuthError(422, 'mfa_challenge_expired', 'That took too long. Please enter a new code.');
const factorBlocked = () =>
  new AuthError(
    403,
    'mfa_verification_rejected',
    'Too many wrong codes. Please ask the operator of this site to help you sign in.',
  );
