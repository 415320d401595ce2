import { z } from 'zod';
import type { SessionClaims } from '../database/find-session.ts';
import { type Account, setPassword } from './accounts.ts';
import { AuthError, insufficientAal } from './auth-error.ts';
import { type AuthContext, type AuthParts, askService } from './auth-parts.ts';
import { askForAddress } from './change-address.ts';
import { readSession } from './live-sessions.ts';
import { reauthenticate } from './reauthenticate.ts';
import { metadata, requireStrong } from './sign-up.ts';

/** A name and an industry take a few hundred bytes. */
const MAX_METADATA_BYTES = 32 * 1024;

export const userForm = z.strictObject({
  password: z.string().nullish(),
  email: z.string().nullish(),
  current_password: z.string().nullish(),
  data: metadata.nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
});

/**
 * Changes what opens the account here, and everything else at the service. A new password ends every other session. A
 * request with only the current password is a proof for the requests that follow, because supabase-js cannot send it
 * when an authenticator app is set up or removed.
 */
export async function changeUser(
  c: AuthContext,
  parts: AuthParts,
  form: z.infer<typeof userForm>,
): Promise<Response> {
  const authorization = c.req.header('authorization');
  const session = await readSession(authorization, parts.jwtSecret);
  // Without a live session the service says why it refuses.
  const state = session && (await parts.stateOf(session));
  if (state === 'lacks_second_factor') throw insufficientAal();
  if (session && state === 'live') {
    if (form.data) await requireRoom(parts, session, form.data);
    if (form.password ?? form.email) await changeAccess(c, parts, session, form);
    else if (typeof form.current_password === 'string') {
      await reauthenticate(c, parts, session, form.current_password);
    }
  }
  return askService(c, parts, '/user', {
    method: 'PUT',
    authorization,
    body: form.data ? { data: form.data } : {},
  });
}

/** The service merges new metadata into the old, and returns all of it with every session. */
async function requireRoom(
  { database }: AuthParts,
  { userId }: SessionClaims,
  data: Record<string, unknown>,
): Promise<void> {
  const [kept] = await database.exclusively(() =>
    database.query<{ bytes: number }>(
      'select octet_length(raw_user_meta_data::text) as bytes from auth.users where id = $1',
      [userId],
    ),
  );
  if ((kept?.bytes ?? 0) + Buffer.byteLength(JSON.stringify(data)) <= MAX_METADATA_BYTES) return;
  throw new AuthError(422, 'validation_failed', 'More than an account may hold.');
}

async function changeAccess(
  c: AuthContext,
  parts: AuthParts,
  session: SessionClaims,
  { password, email, current_password }: z.infer<typeof userForm>,
): Promise<void> {
  if (password) requireStrong(password);
  const account = await reauthenticate(c, parts, session, current_password);
  if (password) await changePassword(c, parts, session, account, password);
  if (email) await askForAddress(parts, account, email);
}

async function changePassword(
  c: AuthContext,
  { database, passwords, knownAddresses }: AuthParts,
  { userId, sessionId }: SessionClaims,
  account: Account,
  password: string,
): Promise<void> {
  if (await passwords.matches(password, account.passwordHash)) {
    throw new AuthError(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  }
  const passwordHash = await passwords.hash(password);
  await database.exclusively(() =>
    database.transaction(async (query) => {
      await setPassword(query, account, passwordHash, sessionId);
      await knownAddresses.remember(query, userId, c.env.clientAddress);
    }),
  );
}
