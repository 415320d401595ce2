import { z } from 'zod';
import { type Account, setPassword } from './accounts.ts';
import { AuthError } from './auth-error.ts';
import { type AuthContext, type AuthParts, askService } from './auth-parts.ts';
import { readSession, type SessionClaims } from './live-sessions.ts';
import { metadata, requireStrong } from './sign-up.ts';

/** A name and an industry have a few hundred. */
const MAX_METADATA_BYTES = 32 * 1024;

/** An address that belongs to somebody else is refused, so changing it would tell who that is. */
export const userForm = z.strictObject({
  password: z.string().nullish(),
  data: metadata.nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
});

/** Changes the password here, which ends every other session, and the rest at the service. */
export async function changeUser(
  c: AuthContext,
  parts: AuthParts,
  form: z.infer<typeof userForm>,
): Promise<Response> {
  const authorization = c.req.header('authorization');
  const session = await readSession(authorization, parts.jwtSecret);
  // Without a live session the service says why it refuses.
  if (session && (await parts.isLive(session))) {
    if (form.data) await requireRoom(parts, session, form.data);
    if (typeof form.password === 'string') await changePassword(c, parts, session, form.password);
  }
  return askService(c, parts, '/user', {
    method: 'PUT',
    authorization,
    body: form.data ? { data: form.data } : {},
  });
}

/** The service adds to what is there, request by request, and tells all of it with every session. */
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

async function changePassword(
  c: AuthContext,
  { database, passwords, knownAddresses }: AuthParts,
  { userId, sessionId }: SessionClaims,
  password: string,
): Promise<void> {
  requireStrong(password);
  const [account] = await database.exclusively(() =>
    database.query<Account>(
      `select id, email, encrypted_password as "passwordHash" from auth.users where id = $1`,
      [userId],
    ),
  );
  if (!account) return;
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
