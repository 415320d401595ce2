import { createHmac } from 'node:crypto';
import type { Query } from '../database/sql-database.ts';
import { linkExpired } from './auth-error.ts';
import type { AuthParts } from './auth-parts.ts';
import { dropMailLink } from './mails/mail-links.ts';

/** How long a refusal holds. It ends because somebody may have pressed the wrong button. */
const HOLDS_FOR = '30 days';

/**
 * Handles “This was not me” in the mail to an address that an account wants to have. The request ends,
 * and that account's next ones are not mailed. The link proves that the person reads the address's mail.
 */
export async function refuseAddress({ database, jwtSecret }: AuthParts, token: string) {
  await database.exclusively(() =>
    database.transaction(async (query) => {
      const link = await dropMailLink(query, 'email_change', token);
      if (!link?.userId) throw linkExpired();
      await query('delete from auth.refused_addresses where refused_at < now() - $1::interval', [
        HOLDS_FOR,
      ]);
      await query(
        `insert into auth.refused_addresses (user_id, address_digest) values ($1, $2)
         on conflict (user_id, address_digest) do update set refused_at = now()`,
        [link.userId, digest(jwtSecret, link.userId, link.email)],
      );
    }),
  );
}

export async function isRefused(
  query: Query,
  key: string,
  userId: string,
  email: string,
): Promise<boolean> {
  const rows = await query(
    `select from auth.refused_addresses
     where user_id = $1 and address_digest = $2 and refused_at > now() - $3::interval`,
    [userId, digest(key, userId, email), HOLDS_FOR],
  );
  return rows.length > 0;
}

/** A keyed digest, so that the table does not reveal addresses of people who may have no account. */
function digest(key: string, userId: string, email: string): string {
  return createHmac('sha256', key).update(`refused ${userId} ${email}`).digest('base64url');
}
