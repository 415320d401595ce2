import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Query } from '../database/sql-database.ts';
import { type Account, createAccount, findAccount, openSession } from './accounts.ts';
import { AuthError, invalidCredentials, linkExpired } from './auth-error.ts';
import { type AuthContext, type AuthParts, startSession } from './auth-parts.ts';
import { confirmAddress } from './change-address.ts';
import { findMailLink, type MailLink, TOKEN_PATTERN, takeMailLink } from './mails/mail-links.ts';
import { refuseAddress } from './refuse-address.ts';
import { tooManyGuesses } from './sign-in.ts';

/**
 * What the page takes from the URL of a link in one of our mails. `token` and `email` are refused, because a short
 * code could be guessed.
 */
export const linkForm = z.looseObject({
  /** Only our backend knows the last type, so no other backend can take a refusal for a confirmation. */
  type: z.enum(['signup', 'recovery', 'email_change', 'email_change_refusal']),
  token_hash: z.string().max(200),
  /** The password of the sign-up that the link confirms. */
  password: z.string().nullish(),
  token: z.undefined().optional(),
  email: z.undefined().optional(),
});

/**
 * Opens a link from a mail. Recovery gives a session, because anybody who can read the mail may choose the
 * password. The other links need more than the mail: a person who merely reads it might confirm a stranger's
 * sign-up, or a stranger's claim to their address.
 */
export async function openLink(
  c: AuthContext,
  parts: AuthParts,
  { type, token_hash: token, password }: z.infer<typeof linkForm>,
): Promise<Response> {
  if (!TOKEN_PATTERN.test(token)) throw linkExpired();
  if (type === 'recovery') return recoverAccount(c, parts, token);
  if (type === 'email_change') await confirmAddress(c, parts, token);
  if (type === 'email_change_refusal') await refuseAddress(parts, token);
  if (type === 'signup') await confirmByPassword(c, parts, token, password);
  // supabase-js takes this for success without a session.
  return c.json({ user: null });
}

/**
 * Confirms a sign-up by its password, in a browser that did not make it. Without the password, one click on a mail
 * would make an account, and the person who chose its password could keep the address's owner out.
 */
async function confirmByPassword(
  c: AuthContext,
  parts: AuthParts,
  token: string,
  password: string | null | undefined,
): Promise<void> {
  const { database, passwords, guessLimiter } = parts;
  const waiting = await database.exclusively(() => findMailLink(database.query, 'signup', token));
  if (!waiting) throw linkExpired();
  if (typeof password !== 'string') throw passwordNeeded();
  const guess = { email: `link ${waiting.email}`, address: c.env.clientAddress, isKnown: false };
  const wait = await guessLimiter.count(guess);
  if (wait !== undefined) throw tooManyGuesses(wait);
  if (!(await passwords.matches(password, waiting.passwordHash))) throw invalidCredentials();
  await inTransaction(parts, async (query) =>
    confirmSignUp(query, await takeMailLink(query, 'signup', token)),
  );
}

const passwordNeeded = () =>
  new AuthError(401, 'no_authorization', 'Please sign in with the password that you chose.');

function recoverAccount(c: AuthContext, parts: AuthParts, token: string): Promise<Response> {
  return enter(c, parts, async (query) => {
    const link = await takeMailLink(query, 'recovery', token);
    if (!link) throw linkExpired();
    return (
      (await findAccount(query, link.email)) ??
      createAccount(query, { ...link, passwordHash: null })
    );
  });
}

export const exchangeForm = z.looseObject({
  auth_code: z.string().max(200),
  code_verifier: z.string().max(200),
});

/** Whether a code to exchange is a token from our mails, not one of the service's for Google. */
export const isMailToken = (code: string) => TOKEN_PATTERN.test(code);

/**
 * Confirms a sign-up in the browser that made it, which PKCE proves, and signs the person in. Any other browser is
 * refused, and the link stays valid.
 */
export async function exchangeLink(
  c: AuthContext,
  parts: AuthParts,
  { auth_code: token, code_verifier: verifier }: z.infer<typeof exchangeForm>,
): Promise<Response> {
  return enter(c, parts, async (query) => {
    const link = await takeMailLink(query, 'signup', token);
    if (link?.codeChallenge !== hashVerifier(verifier)) throw linkExpired();
    return confirmSignUp(query, link);
  });
}

/** Makes the account with the password of the link's sign-up. */
async function confirmSignUp(query: Query, link: Required<MailLink> | undefined): Promise<Account> {
  // Somebody may have signed in with Google meanwhile. Then the address has an account, and no sign-up may claim
  // it.
  if (!link || (await findAccount(query, link.email))) throw linkExpired();
  return createAccount(query, link);
}

/** Opens a session for the account that a link led to. If that throws, nothing has changed. */
async function enter(
  c: AuthContext,
  parts: AuthParts,
  findOwner: (query: Query) => Promise<Account>,
): Promise<Response> {
  const refreshToken = await inTransaction(parts, async (query) => {
    const { id } = await findOwner(query);
    await parts.knownAddresses.remember(query, id, c.env.clientAddress);
    return openSession(query, id);
  });
  return startSession(c, parts, refreshToken);
}

function inTransaction<T>({ database }: AuthParts, work: (query: Query) => Promise<T>): Promise<T> {
  return database.exclusively(() => database.transaction(work));
}

/** RFC 7636, section 4.6, with SHA-256. */
function hashVerifier(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
