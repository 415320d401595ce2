import type { Query } from '../database/sql-database.ts';
import { type Account, findAccount } from './accounts.ts';
import { linkExpired, malformed } from './auth-error.ts';
import type { AuthParts } from './auth-parts.ts';
import { addMailLink, type MailLink } from './mail-links.ts';
import { readAddress } from './read-address.ts';

/**
 * Tells both addresses that an account's is to change. Nothing has changed until the new one's link is
 * opened. Whether the new one has an account already only its mail tells: the answer and the work are
 * the same.
 */
export async function askForAddress(
  { database, mailBrake, sendMail }: AuthParts,
  account: Account,
  text: string,
): Promise<void> {
  const email = readAddress(text);
  if (email === account.email) throw malformed('This is your address already.');
  await mailBrake.count(account.id);
  const { token, isTaken } = await database.exclusively(() =>
    database.transaction(async (query) => {
      const isTaken = (await findAccount(query, email)) !== undefined;
      // A second request means that the first address was mistyped.
      await query(`delete from auth.mail_links where kind = 'email_change' and user_id = $1`, [
        account.id,
      ]);
      const token = await addMailLink(query, { kind: 'email_change', email, userId: account.id });
      return { token, isTaken };
    }),
  );
  await sendMail(isTaken ? 'address_taken' : 'email_change', email, { token });
  await sendMail('address_changing', account.email, { newEmail: email });
}

/**
 * Makes the address of an opened link the account's. Links that went to the old one open nothing any more,
 * and an unconfirmed account of the new one goes, as when an account is made.
 */
export async function changeAddress(
  query: Query,
  link: Required<MailLink> | undefined,
): Promise<void> {
  // Somebody may have confirmed a sign-up with it meanwhile.
  if (!link?.userId || (await findAccount(query, link.email))) throw linkExpired();
  const { userId, email } = link;
  await query('delete from auth.users where email = $1 and email_confirmed_at is null', [email]);
  await query(
    `delete from auth.mail_links
     where user_id = $1 or email = (select email from auth.users where id = $1)`,
    [userId],
  );
  const told = JSON.stringify({ email });
  await query(
    `update auth.users
     set email = $2, raw_user_meta_data = raw_user_meta_data || $3::text::jsonb, updated_at = now()
     where id = $1`,
    [userId, email, told],
  );
  await query(
    `update auth.identities set identity_data = identity_data || $2::text::jsonb, updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [userId, told],
  );
}
