import { createHash, randomBytes } from 'node:crypto';
import type { Query } from '../../database/sql-database.ts';

export type LinkKind = 'signup' | 'recovery' | 'email_change';

export interface MailLink {
  kind: LinkKind;
  /** In lower case. */
  email: string;
  /** The hash of the password that was chosen at sign-up. */
  passwordHash?: string | null;
  metadata?: Record<string, unknown>;
  codeChallenge?: string | null;
  /** The account whose address is to become `email`. */
  userId?: string | null;
}

/** The same time as the mails say. */
const VALID_FOR = '1 hour';

const COLUMNS = `kind, email, password_hash as "passwordHash", metadata,
  code_challenge as "codeChallenge", user_id as "userId"`;

/** 256 bits, which nobody guesses. */
const TOKEN_BYTES = 32;

/** The form of every token from `addMailLink`. */
export const TOKEN_PATTERN = /^[\w-]{43}$/;

/** Stores a link that can be used once, and returns its token, which is not stored. */
export async function addMailLink(query: Query, link: MailLink): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await query(`delete from auth.mail_links where created_at < now() - $1::interval`, [VALID_FOR]);
  await query(
    `insert into auth.mail_links
       (token_digest, kind, email, password_hash, metadata, code_challenge, user_id)
     values ($1, $2, $3, $4, $5::text::jsonb, $6, $7)`,
    [
      digest(token),
      link.kind,
      link.email,
      link.passwordHash ?? null,
      JSON.stringify(link.metadata ?? {}),
      link.codeChallenge ?? null,
      link.userId ?? null,
    ],
  );
  return token;
}

/** What a link is for, without using it up. Undefined if it is used, expired or made up. */
export async function findMailLink(
  query: Query,
  kind: LinkKind,
  token: string,
): Promise<Required<MailLink> | undefined> {
  const [link] = await query<Required<MailLink>>(
    `select ${COLUMNS} from auth.mail_links
     where token_digest = $1 and kind = $2 and created_at > now() - $3::interval`,
    [digest(token), kind, VALID_FOR],
  );
  return link;
}

/**
 * Uses up a link and all others to its address. Opening one proves whose address it is, so no other claim to the
 * address may be confirmed later. Undefined if it is used, expired or made up.
 */
export async function takeMailLink(
  query: Query,
  kind: LinkKind,
  token: string,
): Promise<Required<MailLink> | undefined> {
  // Two links to one address that are opened at the same moment must not both succeed.
  await query('lock table auth.mail_links in share row exclusive mode');
  const link = await findMailLink(query, kind, token);
  if (link) await query('delete from auth.mail_links where email = $1', [link.email]);
  return link;
}

/** Invalidates one link, and leaves all others to its address as they are. */
export async function dropMailLink(
  query: Query,
  kind: LinkKind,
  token: string,
): Promise<Pick<MailLink, 'email' | 'userId'> | undefined> {
  const [link] = await query<Pick<MailLink, 'email' | 'userId'>>(
    `delete from auth.mail_links
     where token_digest = $1 and kind = $2 and created_at > now() - $3::interval
     returning email, user_id as "userId"`,
    [digest(token), kind, VALID_FOR],
  );
  return link;
}

/** The newest sign-up whose link has not been opened, with its password hash. */
export async function findWaitingSignUp(
  query: Query,
  email: string,
): Promise<Required<MailLink> | undefined> {
  const [waiting] = await query<Required<MailLink>>(
    `select ${COLUMNS} from auth.mail_links
     where email = $1 and password_hash is not null and created_at > now() - $2::interval
     order by created_at desc limit 1`,
    [email, VALID_FOR],
  );
  return waiting;
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
