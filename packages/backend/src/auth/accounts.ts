import { createHmac, randomUUID } from 'node:crypto';
import type { Query } from '../database/sql-database.ts';

export interface Account {
  id: string;
  email: string;
  /** Null for somebody who has only signed in with Google. */
  passwordHash: string | null;
}

/** The account of a confirmed address, in lower case. */
export async function findAccount(query: Query, email: string): Promise<Account | undefined> {
  const [account] = await query<Account>(
    `select id, email, encrypted_password as "passwordHash" from auth.users
     where email = $1 and email_confirmed_at is not null`,
    [email],
  );
  return account;
}

export interface NewAccount {
  email: string;
  passwordHash: string | null;
  metadata: Record<string, unknown>;
}

/**
 * Makes the account of an address that its owner has just confirmed. An unconfirmed account with that address is
 * deleted: an earlier version made those at sign-up, with a password that anybody may have chosen.
 */
export async function createAccount(query: Query, account: NewAccount): Promise<Account> {
  const { email, passwordHash, metadata } = account;
  const id = randomUUID();
  const claims = { ...metadata, sub: id, email, email_verified: true, phone_verified: false };
  await query('delete from auth.users where email = $1 and email_confirmed_at is null', [email]);
  await query(
    `insert into auth.users
       (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, $3, now(),
       '{"provider": "email", "providers": ["email"]}', $4::text::jsonb)`,
    [id, email, passwordHash, JSON.stringify(claims)],
  );
  await query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
     values ($1, 'email', $2::text, $2::uuid, $3::text::jsonb, now())`,
    [randomUUID(), id, JSON.stringify(claims)],
  );
  return { id, email, passwordHash };
}

/** Sets a password and ends whatever the old one may have opened: other sessions and waiting links. */
export async function setPassword(
  query: Query,
  account: Account,
  passwordHash: string,
  sessionId: string,
): Promise<void> {
  await query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
    account.id,
    passwordHash,
  ]);
  // Their refresh tokens are deleted too: a token outlives its session otherwise.
  await query(
    'delete from auth.refresh_tokens where user_id = $1 and session_id is distinct from $2',
    [account.id, sessionId],
  );
  await query('delete from auth.sessions where user_id = $1 and id <> $2', [account.id, sessionId]);
  await query('delete from auth.mail_links where email = $1 or user_id = $2', [
    account.email,
    account.id,
  ]);
  await query('delete from auth.known_addresses where user_id = $1', [account.id]);
}

/** Opens a session and returns its first refresh token, which the auth service exchanges for access tokens. */
export async function openSession(query: Query, userId: string): Promise<string> {
  const sessionId = randomUUID();
  await query(`insert into auth.sessions (id, user_id, aal) values ($1, $2, 'aal1')`, [
    sessionId,
    userId,
  ]);
  return addRefreshToken(query, userId, sessionId);
}

/** One more refresh token for an existing session. */
export async function addRefreshToken(
  query: Query,
  userId: string,
  sessionId: string,
): Promise<string> {
  const refreshToken = randomUUID();
  await query(
    `insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3, $4)`,
    [randomUUID(), refreshToken, userId, sessionId],
  );
  return refreshToken;
}

/** After this time without a sign-in, an address counts as new again. */
const ADDRESSES_KEPT = '90 days';

/** The addresses people sign in from. Only keyed digests are stored, so they can be compared but not read. */
export class KnownAddresses {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  async remember(query: Query, userId: string, address: string): Promise<void> {
    await query(
      `delete from auth.known_addresses
       where user_id = $1 and seen_at < now() - $2::interval`,
      [userId, ADDRESSES_KEPT],
    );
    await query(
      `insert into auth.known_addresses (user_id, address_digest) values ($1, $2)
       on conflict (user_id, address_digest) do update set seen_at = now()`,
      [userId, this.#digest(userId, address)],
    );
  }

  async includes(query: Query, userId: string, address: string): Promise<boolean> {
    const rows = await query(
      'select 1 from auth.known_addresses where user_id = $1 and address_digest = $2',
      [userId, this.#digest(userId, address)],
    );
    return rows.length > 0;
  }

  #digest(userId: string, address: string): string {
    return createHmac('sha256', this.#key).update(`${userId} ${address}`).digest('base64url');
  }
}
